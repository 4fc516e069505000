import { ConfigurationError } from './config.ts';
import { FolderError } from './database/folder-lock.ts';
import { ReferenceListError } from './people/reference-lists.ts';

/** What an operator can mend, in one sentence that says how; undefined for a fault of the program, which wants its stack. */
export function sentenceFor(error: unknown): string | undefined {
  if (error instanceof ConfigurationError || error instanceof FolderError || error instanceof ReferenceListError) {
    return error.message;
  }
  const { code, address, port, message, severity } = error as NodeJS.ErrnoException & {
    address?: string;
    port?: number;
    severity?: string;
  };
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${port} of ${address} is in use. Stop what listens there, or set PORT to another one.`;
    case 'EADDRNOTAVAIL':
      return `This machine has no address ${address}. Set HOST to one of its own, such as 127.0.0.1.`;
    case 'EACCES':
      return `Port ${port} needs rights that this user lacks. Set PORT to one from 1024 on.`;
    case 'ECONNREFUSED':
    case 'ENOTFOUND':
    case 'ETIMEDOUT':
      return `The database at DATABASE_URL does not answer (${code}). Start it, or correct DATABASE_URL.`;
    default:
      return severity === undefined ? undefined : `The database at DATABASE_URL refused: ${message}.`;
  }
}

import { ConfigurationError } from './config.ts';
import { FolderError } from './database/folder-lock.ts';
import { ReferenceListError } from './people/reference-lists.ts';

/** What went wrong and how an operator can fix it; undefined for a bug, whose stack is printed instead. */
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
      return `Port ${port} on ${address} is already in use. Stop the other process, or set PORT to another port.`;
    case 'EADDRNOTAVAIL':
      return `This machine does not have the address ${address}. Set HOST to one of its addresses, such as 127.0.0.1.`;
    case 'EACCES':
      return `This user is not allowed to listen on port ${port}. Set PORT to 1024 or higher.`;
    case 'ECONNREFUSED':
    case 'ENOTFOUND':
    case 'ETIMEDOUT':
      return `The database at DATABASE_URL cannot be reached (${code}). Start it, or correct DATABASE_URL.`;
    default:
      return severity === undefined ? undefined : `The database at DATABASE_URL rejected the connection: ${message}.`;
  }
}

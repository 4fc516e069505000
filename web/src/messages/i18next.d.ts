import 'i18next';
import type { Messages } from './messages.ts';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'shell';
    resources: Messages;
    keySeparator: false;
    nsSeparator: false;
    returnNull: false;
  }
}

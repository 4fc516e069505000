import type { InterfaceLanguage } from '@directory/contract';

/** The texts of the page that browsers show while the directory starts. */
export const startingMessages: Readonly<Record<InterfaceLanguage, { heading: string; text: string }>> = {
  en: { heading: 'The directory is starting', text: 'This page will load by itself in a moment.' },
  fr: { heading: 'L’annuaire démarre', text: 'Cette page va se charger d’elle-même dans un instant.' },
  it: { heading: 'La rubrica si sta avviando', text: 'Tra poco la pagina si caricherà da sola.' },
  es: { heading: 'El directorio se está iniciando', text: 'Esta página se cargará sola en un momento.' },
  nl: { heading: 'Het adresboek wordt gestart', text: 'Deze pagina wordt zo vanzelf geladen.' },
  pt: { heading: 'O diretório está a iniciar', text: 'Esta página será carregada automaticamente dentro de momentos.' },
};

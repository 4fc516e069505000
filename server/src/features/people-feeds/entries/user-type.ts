import type { UserType } from '@directory/contract';

/** Values of employeeType (RFC 2798), and their equivalents in HR systems and exports in several languages, by user type. */
const wordsOf: { readonly [type in UserType]: string } = {
  I:
    'i|int|internal|internal employee|member|employee|regular|regular employee|permanent|permanent employee|full time|full-time|part time|part-time|intern|trainee|temp|' +
    'apprentice|fixed term|fixed-term|salarié|interne|cdi|cdd|alternant|stagiaire|mitarbeiter|mitarbeiterin|angestellt|festangestellt|festangestellte|' +
    'auszubildende|azubi|praktikant|werkstudent|dipendente|interno|empleado|empleada|interna|medewerker|werknemer|in dienst|colaborador|' +
    'funcionário|efetivo',
  E:
    'e|ext|external|external employee|contractor|contingent worker|contingent|consultant|freelancer|freelance|vendor|supplier|guest|outsourced|externe|' +
    'prestataire|intérimaire|consultant externe|extern|externer|externe mitarbeiter|externer mitarbeiter|leiharbeiter|esterno|consulente|' +
    'externo|externa|consultor|ingehuurd|inhuur|zzp|uitzendkracht|prestador de serviços',
  Agent: 'agent',
};
const words: ReadonlyMap<string, UserType> = new Map(
  (Object.entries(wordsOf) as [UserType, string][]).flatMap(([type, text]) =>
    text.split('|').map((word) => [word, type] as const),
  ),
);

/** The user type for a value, compared case-insensitively; undefined for an unknown value. */
export function userTypeOf(word: string): UserType | undefined {
  return words.get(word.trim().normalize('NFC').toLowerCase());
}

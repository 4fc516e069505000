import { businessUnits } from './business-units.ts';

/** The 27 job family codes. */
export const jobFamilies: readonly string[] =
  'RD PM IC OP IN HC GE QH EN BD TP NT MG AD FI IT PR HR LT AU CO EP MK MT SC ST TR'.split(' ');

export function familyPosition(code: string): number {
  return jobFamilies.indexOf(code);
}

const support = 'FI 7 IT 8 HR 4 PR 4 LT 2 AU 2 CO 2 AD 3 QH 4 ST 1 MK 1 RD 1 NT 1';
const kinds: Record<string, string> = {
  networks: 'GE 36 MT 13 IC 7 EN 7 PM 4 SC 8 BD 3',
  renewables: 'OP 30 PM 14 EN 14 BD 12 MT 10',
  generation: 'IN 38 MT 20 EN 8 OP 5 PM 4',
  services: 'IC 26 MT 20 HC 12 BD 9 PM 8 NT 5 EN 5 SC 4 TR 2',
  retail: 'SC 42 BD 14 MK 11 TP 3 PM 3',
  region: 'OP 11 IN 11 MT 12 IC 10 HC 5 GE 7 PM 7 EN 6 BD 9 SC 7 TP 3 TR 1',
  trading: 'TP 50 BD 8 PM 3 ST 3 EN 2',
  engineering: 'EN 52 PM 16 RD 7 BD 5',
  exploration: 'EP 48 EN 12 PM 6',
  corporate: 'FI 18 IT 12 HR 10 ST 8 AU 8 CO 8 LT 8 RD 8 PM 3 BD 4',
  shared: 'FI 30 IT 34 HR 18 PR 14 NT 4 SC 4',
};
const kindOfUnit: Record<string, string> = {
  'France Renewables': 'renewables', 'France BtoB': 'services', 'France BtoC': 'retail', 'France Networks': 'networks', 'Generation Europe': 'generation',
  GRTgaz: 'networks', GRDF: 'networks', Elengy: 'networks', Storengy: 'networks', EPI: 'exploration', LNG: 'trading', GEM: 'trading',
  'Tractebel Engineering': 'engineering', GTT: 'engineering', Hydrogen: 'engineering', Corporate: 'corporate', GBS: 'shared', Nuclear: 'generation', Impact: 'corporate',
}; // prettier-ignore

/** Share of each job family in a business unit, by the unit's index. */
export function familyWeights(unit: number): number[] {
  const { shortName } = businessUnits[unit] as (typeof businessUnits)[number];
  const words = `${kinds[kindOfUnit[shortName] ?? 'region'] as string} ${support}`.split(' ');
  const weights = jobFamilies.map(() => 0);
  for (let index = 0; index < words.length; index += 2) {
    const position = familyPosition(words[index] as string);
    weights[position] = (weights[position] as number) + Number(words[index + 1]);
  }
  return weights;
}

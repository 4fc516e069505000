import type { WeightedDraw } from '../random.ts';
import type { CultureData, SurnameStyle } from './culture-data.ts';
import { culturesOfAfricaAndMiddleEast } from './cultures-of-africa-and-middle-east.ts';
import { culturesOfAsiaAndAmericas } from './cultures-of-asia-and-americas.ts';
import { culturesOfEasternEurope } from './cultures-of-eastern-europe.ts';
import { culturesOfSouthernEurope } from './cultures-of-southern-europe.ts';
import { culturesOfWesternEurope } from './cultures-of-western-europe.ts';
import { madeNames, nameList } from './name-list.ts';
import type { Feminine, Name } from './name-list.ts';

export interface Culture {
  id: string;
  women: WeightedDraw<Name>;
  men: WeightedDraw<Name>;
  surnames: WeightedDraw<Name>;
  rareSurnames?: WeightedDraw<Name>;
  rareShare: number;
  madeWomen?: WeightedDraw<Name>;
  madeMen?: WeightedDraw<Name>;
  madeShare: number;
  style?: SurnameStyle;
  /** The family name comes first and joins the given name without a space. */
  isFamilyFirst: boolean;
}

const feminines: Partial<Record<SurnameStyle, Feminine>> = {
  slavic: (latin, native) =>
    /(?:ov|ev|yov|in|yn)$/.test(latin) ? [`${latin}a`, native === '' ? '' : `${native}а`] : [latin, native],
  czech: (latin, native) => {
    if (latin.endsWith('ý')) return [`${latin.slice(0, -1)}á`, native];
    if (latin.endsWith('í')) return [latin, native];
    // Marek, Marková; Němec, Němcová; Kučera, Kučerová; Novák, Nováková.
    const stem = latin.replace(/a$/, '').replace(/e(?=[ck]$)/, '');
    return [`${stem}ová`, native];
  },
  polish: (latin, native) => [latin.replace(/([sc]k|dzk)i$/, '$1a'), native],
};

const familyFirst = new Set(['chinese', 'cantonese', 'japanese', 'korean']);

function culture(data: CultureData): Culture {
  const feminine = data.style && feminines[data.style];
  const { rare, madeGiven } = data;
  return {
    id: data.id,
    women: nameList(data.women),
    men: nameList(data.men),
    surnames: nameList(data.surnames, feminine),
    ...(rare && { rareSurnames: madeNames(rare.stems, rare.endings, feminine) }),
    rareShare: rare?.share ?? 0,
    ...(madeGiven && {
      madeWomen: madeNames(madeGiven.women, madeGiven.seconds),
      madeMen: madeNames(madeGiven.men, madeGiven.seconds),
    }),
    madeShare: madeGiven?.share ?? 0,
    ...(data.style && { style: data.style }),
    isFamilyFirst: familyFirst.has(data.id),
  };
}

/** The naming cultures of the demo group, by id. */
export const cultures: ReadonlyMap<string, Culture> = new Map(
  [
    ...culturesOfWesternEurope,
    ...culturesOfSouthernEurope,
    ...culturesOfEasternEurope,
    ...culturesOfAfricaAndMiddleEast,
    ...culturesOfAsiaAndAmericas,
  ].map((data) => [data.id, culture(data)]),
);

import { type MakeCases, shuffled, type TestCase } from './test-case.ts';
import { peopleOf, rowsOf } from './data.ts';
import type { TestClass } from './test-classes.ts';

function nicknameCase(name: TestClass, { formal, nickname, last }: Nicknamed, isFormalTyped: boolean): TestCase {
  const [first, typed] = isFormalTyped ? [nickname, formal] : [formal, nickname];
  return { class: name, recorded: { first, last }, text: `${typed} ${last}`, alsoRelevant: [`${typed} ${last}`] };
}

interface Nicknamed {
  readonly formal: string;
  readonly nickname: string;
  readonly last: string;
}

/**
 * People known by a nickname, and nicknames of a list. Mostly the nickname is typed and the formal name recorded, otherwise the other way
 * round.
 */
export const publicNickname: MakeCases = (wanted, random) => {
  const lasts = peopleOf('UK', 'United_States_of_America', 'Australia', 'Canada', 'Ireland').map(({ last }) => last);
  const real = [
    ...rowsOf('congress.tsv')
      .filter(([first = '', , nickname = '']) => /^\p{L}+$/u.test(nickname) && nickname !== first)
      .map(([first = '', , nickname = '', last = '']) => ({ formal: first, nickname, last })),
    ...rowsOf('known-by-nickname.tsv').map(([one = '', other = '', last = '']) => ({
      formal: other,
      nickname: one,
      last,
    })),
  ];
  const listed = shuffled(rowsOf('nicknames.tsv'), random).map(([formal = '', nickname = '']) => ({
    formal,
    nickname,
    last: random.pick(lasts),
  }));
  return [...real, ...listed]
    .slice(0, wanted)
    .map((row, index) => nicknameCase('publicNickname', row, index % 4 === 3));
};

const countriesOf: Readonly<Record<string, readonly string[]>> = {
  russian: ['Abkhazia', 'Bulgaria', 'Kyrgyzstan', 'Moldova'], ukrainian: ['Moldova', 'Bulgaria'], greek: ['Malta', 'Albania'], spanish: ['Spain', 'Mexico'], portuguese: ['Spain', 'Mexico'], italian: ['Italy'], german: ['Germany', 'Austria'], french: ['France'], polish: ['Poland'], czech: ['Czech_Republic'], hungarian: ['Austria', 'Czech_Republic'], dutch: ['Netherlands'], swedish: ['Sweden'], finnish: ['Finland'], turkish: ['Turkey'], serbian: ['Croatia', 'Slovenia'], croatian: ['Croatia'], arabic: ['Lebanon', 'Kuwait'], indonesian: ['Indonesia'], indian: ['Sri_Lanka'], irish: ['Ireland'], scottish: ['Scotland'],
}; // prettier-ignore

/** Nicknames of languages other than English, in Latin letters. */
export const localNickname: MakeCases = (wanted, random) =>
  shuffled(rowsOf('nicknames-by-hand.tsv'), random)
    .filter(([language = '']) => countriesOf[language] !== undefined)
    .slice(0, wanted)
    .map(([language = '', formal = '', nickname = ''], index) => {
      const { last } = random.pick(peopleOf(...(countriesOf[language] ?? [])));
      return nicknameCase('localNickname', { formal, nickname, last }, index % 4 === 3);
    });

/** Common abbreviations of first names. */
const abbreviations: Readonly<Record<string, string>> = {
  William: 'Wm.', Charles: 'Chas.', George: 'Geo.', James: 'Jas.', Thomas: 'Thos.', Joseph: 'Jos.', Robert: 'Robt.', Edward: 'Edw.', Samuel: 'Saml.', Benjamin: 'Benj.', Daniel: 'Danl.', Frederick: 'Fredk.', Richard: 'Richd.', Alexander: 'Alexr.', Elizabeth: 'Eliz.', Margaret: 'Margt.', Katherine: 'Kath.', Catherine: 'Cath.', Nathaniel: 'Nathl.', Jonathan: 'Jona.', Archibald: 'Archd.', Theodore: 'Theo.', Augustus: 'Augs.',
  Francisco: 'Fco.', Fernando: 'Fdo.', Antonio: 'Ant.º', María: 'Mª', Guadalupe: 'Gpe.', Manuel: 'Ml.',
  Christian: 'Chr.', Johannes: 'Joh.', Heinrich: 'Hch.', Friedrich: 'Friedr.', Wilhelm: 'Wilh.', Philippe: 'Ph.', Christophe: 'Chr.', Frédéric: 'Fréd.', Guillaume: 'Guill.', Giuseppe: 'Gius.', Giovanni: 'Giov.', Stanisław: 'Stan.', Władysław: 'Wł.', Konstantinos: 'Konst.',
  Mohammad: 'Mohd.', Mohamed: 'Mohd', Muhammad: 'Muhd.', Mohammed: 'Md.', Abdullah: 'Abd.',
}; // prettier-ignore

export const abbreviation: MakeCases = (wanted, random) => {
  const lasts = shuffled(peopleOf('UK', 'Spain', 'Germany', 'France', 'Italy', 'Poland', 'Lebanon', 'Mexico'), random);
  const names = Object.entries(abbreviations);
  return Array.from({ length: wanted }, (_, index): TestCase => {
    const [first, short] = names[index % names.length] as [string, string];
    const { last } = lasts[index % lasts.length] as { last: string };
    const text = index % 5 === 4 ? `${last}, ${short}` : `${short} ${last}`;
    return { class: 'abbreviation', recorded: { first, last }, text, alsoRelevant: [] };
  });
};

const shortParticles: Readonly<Record<string, string>> = {
  van: 'v.', von: 'v.', der: 'd.', den: 'd.', de: 'd.', zu: 'z.', ter: 't.', ten: 't.', du: 'd.', della: 'd.', del: 'd.', di: 'd.',
}; // prettier-ignore

export const initialsAndParticles: MakeCases = (wanted, random) =>
  shuffled(rowsOf('particles.tsv'), random)
    .slice(0, wanted)
    .map(([first = '', last = ''], index): TestCase => {
      const initial = `${first[0] ?? ''}.`;
      const words = last.split(' ');
      const short = words.map((word) => (word === words.at(-1) ? word : (shortParticles[word] ?? word))).join(' ');
      const main = words.at(-1) ?? '';
      const particles = words.slice(0, -1).join(' ');
      const texts = [`${initial} ${last}`, `${initial} ${short}`, `${main}, ${initial} ${particles}`, `${initial}${short.replaceAll('. ', '.')}`, `${last}, ${initial}`]; // prettier-ignore
      // Everybody with this last name and initial is relevant.
      return {
        class: 'initialsAndParticles',
        recorded: { first, last },
        text: texts[index % texts.length] ?? '',
        alsoRelevant: [],
      };
    });

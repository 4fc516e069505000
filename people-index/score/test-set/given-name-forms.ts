import { type MakeCases, shuffled, type TestCase } from './test-case.ts';
import { peopleOf, rowsOf } from './data.ts';

/** Typed nickname for a recorded formal name, and the other way round; and the nicknames of the Congress. */
export const publicNickname: MakeCases = (wanted, random) => {
  const lasts = peopleOf('UK', 'United_States_of_America', 'Australia', 'Canada', 'Ireland').map(({ last }) => last);
  const real = rowsOf('congress.tsv')
    .filter(([first = '', , nickname = '']) => /^\p{L}+$/u.test(nickname) && nickname !== first)
    .map(([first = '', , nickname = '', last = '']) => ({ formal: first, nickname, last }));
  const listed = shuffled(rowsOf('nicknames.tsv'), random).map(([formal = '', nickname = '']) => ({
    formal,
    nickname,
    last: random.pick(lasts),
  }));
  return [...real, ...listed].slice(0, wanted).map(({ formal, nickname, last }, place): TestCase => {
    const [first, typed] = place % 4 === 3 ? [nickname, formal] : [formal, nickname];
    return {
      class: 'publicNickname',
      recorded: { first, last },
      text: `${typed} ${last}`,
      alsoRight: [`${typed} ${last}`],
    };
  });
};

/** Abbreviations of first names that are customary in writing. */
const abbreviations: Readonly<Record<string, string>> = {
  William: 'Wm.', Charles: 'Chas.', George: 'Geo.', James: 'Jas.', Thomas: 'Thos.', Joseph: 'Jos.', Robert: 'Robt.', Edward: 'Edw.', Samuel: 'Saml.', Benjamin: 'Benj.', Daniel: 'Danl.', Frederick: 'Fredk.', Richard: 'Richd.', Alexander: 'Alexr.', Elizabeth: 'Eliz.', Margaret: 'Margt.', Katherine: 'Kath.', Catherine: 'Cath.', Nathaniel: 'Nathl.', Jonathan: 'Jona.', Archibald: 'Archd.', Theodore: 'Theo.', Augustus: 'Augs.',
  Francisco: 'Fco.', Fernando: 'Fdo.', Antonio: 'Ant.º', María: 'Mª', Guadalupe: 'Gpe.', Manuel: 'Ml.', Rodrigo: 'Rgo.', Gonzalo: 'Glo.',
  Christian: 'Chr.', Johannes: 'Joh.', Heinrich: 'Hch.', Friedrich: 'Friedr.', Wilhelm: 'Wilh.', Philippe: 'Ph.', Christophe: 'Chr.', Frédéric: 'Fréd.', Guillaume: 'Guill.', Giuseppe: 'Gius.', Giovanni: 'Giov.', Stanisław: 'Stan.', Władysław: 'Wł.', Konstantinos: 'Konst.',
  Mohammad: 'Mohd.', Mohamed: 'Mohd', Muhammad: 'Muhd.', Mohammed: 'Md.', Abdullah: 'Abd.', Ahmad: 'Ahd.',
}; // prettier-ignore

export const abbreviation: MakeCases = (wanted, random) => {
  const lasts = shuffled(peopleOf('UK', 'Spain', 'Germany', 'France', 'Italy', 'Poland', 'Lebanon', 'Mexico'), random);
  const names = Object.entries(abbreviations);
  return Array.from({ length: wanted }, (_, place): TestCase => {
    const [first, short] = names[place % names.length] as [string, string];
    const { last } = lasts[place % lasts.length] as { last: string };
    const text = place % 5 === 4 ? `${last}, ${short}` : `${short} ${last}`;
    return { class: 'abbreviation', recorded: { first, last }, text, alsoRight: [] };
  });
};

const shortParticles: Readonly<Record<string, string>> = {
  van: 'v.', von: 'v.', der: 'd.', den: 'd.', de: 'd.', zu: 'z.', ter: 't.', ten: 't.', du: 'd.', della: 'd.', del: 'd.', di: 'd.',
}; // prettier-ignore

export const initialsAndParticles: MakeCases = (wanted, random) =>
  shuffled(rowsOf('particles.tsv'), random)
    .slice(0, wanted)
    .map(([first = '', last = ''], place): TestCase => {
      const initial = `${first[0] ?? ''}.`;
      const words = last.split(' ');
      const short = words.map((word) => (word === words.at(-1) ? word : (shortParticles[word] ?? word))).join(' ');
      const main = words.at(-1) ?? '';
      const particles = words.slice(0, -1).join(' ');
      const texts = [`${initial} ${last}`, `${initial} ${short}`, `${main}, ${initial} ${particles}`, `${initial}${short.replaceAll('. ', '.')}`, `${last}, ${initial}`]; // prettier-ignore
      // Everybody with this last name and initial is a right answer.
      return {
        class: 'initialsAndParticles',
        recorded: { first, last },
        text: texts[place % texts.length] ?? '',
        alsoRight: [],
      };
    });

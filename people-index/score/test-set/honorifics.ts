import { fullName, type MakeCases, type Recorded, recordedAs, shuffled, type TestCase } from './test-case.ts';
import { peopleOf, scriptRowsOf } from './data.ts';
import { nativeRecorded, nativeTyped } from './across-scripts.ts';

/** Forms of address by country. `N` stands for the name, `L` for the last name, which the first name follows. */
const latin: readonly (readonly [readonly string[], readonly string[]])[] = [
  [['UK', 'Scotland', 'Wales', 'Northern_Ireland'], ['Sir N', 'Dame N', 'The Rt Hon N', 'Rev. N', 'N MP', 'N OBE', 'Lord N', 'Baroness N', 'Cllr N', 'N, Esq.']],
  [['United_States_of_America', 'Canada'], ['Hon. N', 'Capt. N', 'Col. N', 'N Jr.', 'N III', 'N, PhD', 'N, M.D.', 'Rep. N', 'Ms. N', 'N, MBA']],
  [['Germany', 'Austria'], ['Frau N', 'Herr Dr. N', 'Prof. Dr. med. N', 'Dipl.-Ing. N', 'Dr. jur. N', 'Mag. N', 'Frau Prof. N', 'N, M.Sc.']],
  [['France'], ['Mme N', 'Mlle N', 'Maître N', 'Docteur N', 'Monsieur N', 'M. N', 'Pr N']],
  [['Spain', 'Mexico', 'Costa_Rica'], ['Don N', 'Doña N', 'Lic. N', 'Ing. N', 'Sr. D. N', 'Sra. N', 'Arq. N', 'C.P. N']],
  [['Italy'], ['Dott. N', 'Dott.ssa N', 'Avv. N', 'On. N', 'Sig.ra N', 'Ing. N', 'Geom. N']],
  [['Turkey', 'Northern_Cyprus'], ['Sayın N', 'N Bey', 'N Hanım', 'Doç. Dr. N']],
  [['Poland'], ['Pan N', 'Pani N', 'mgr inż. N', 'dr hab. N']],
  [['Czech_Republic', 'Slovenia', 'Croatia'], ['Ing. N', 'Mgr. N', 'MUDr. N', 'JUDr. N', 'N, CSc.', 'pan N']],
  [['Netherlands', 'Belgium'], ['Dhr. N', 'Mevr. N', 'drs. N', 'ir. N', 'Mr. dr. N']],
  [['Malaysia', 'Singapore'], ["Dato' N", 'Datuk Seri N', 'Tan Sri N', 'Tun N', 'Haji N', 'Hajah N', 'YB N', 'Encik N', 'Puan N']],
  [['Indonesia'], ['Bapak N', 'Ibu N', 'Pak N', 'Bu N', 'Drs. N', 'H. N']],
  [['Lebanon', 'Kuwait', 'Jordan', 'Afghanistan'], ['Sheikh N', 'Sayyid N', 'Hajji N', 'Ustaz N', 'Eng. N', 'H.E. N']],
  [['Sri_Lanka'], ['Hon. N', 'N MP', 'Ven. N']],
  [['Bulgaria', 'Albania', 'Moldova'], ['g-n N', 'g-zha N', 'prof. N']],
  [['Norway', 'Sweden', 'Denmark', 'Finland'], ['Herr N', 'Fru N', 'tekn. dr N']],
]; // prettier-ignore

const native: readonly (readonly [string, readonly string[], boolean])[] = [
  ['japanese', ['Nさん', 'N様', 'N先生', 'N氏', 'N部長'], false],
  ['japanese', ['N-san', 'N-sama', 'N sensei'], true],
  ['korean', ['N 씨', 'N님', 'N 선생님', 'N 부장님'], false],
  ['korean', ['N-ssi', 'N-nim'], true],
  ['pinyin', ['N先生', 'N女士', 'N教授', 'N老师'], false],
  ['arabic', ['الدكتور N', 'السيد N', 'الشيخ N', 'م. N', 'د. N', 'الأستاذ N'], false],
  ['persian', ['آقای N', 'خانم N', 'دکتر N', 'مهندس N'], false],
  ['greek', ['κ. N', 'κύριος N', 'Δρ. N'], false],
  ['russian', ['г-н N', 'господин N', 'д-р N', 'проф. N'], false],
  ['hebrew', ['ד"ר N', 'מר N', "גב' N", "פרופ' N"], false],
  ['hindi', ['श्री N', 'N जी', 'डॉ. N'], false],
  ['thai', ['คุณ N', 'นาย N', 'ดร. N'], false],
]; // prettier-ignore

/** Forms of address before or after the name, of the country or language of the name. */
export const honorific: MakeCases = (wanted, random) => {
  const addressed = (recorded: Recorded, form: string, name = fullName(recorded)): TestCase => ({
    class: 'honorific',
    recorded,
    text: form.replace('N', name),
    alsoRelevant: [name],
  });
  const inLatin = latin.flatMap(([countries, forms]) => {
    const people = shuffled(peopleOf(...countries), random);
    return twice(forms).map((form, index) => addressed(people[index % people.length] as Recorded, form));
  });
  const inNative = native.flatMap(([group, forms, isLatin]) => {
    const rows = shuffled(scriptRowsOf(group), random);
    return twice(forms).map((form, index) => {
      const row = rows[index % rows.length] as (typeof rows)[number];
      if (isLatin) return addressed(recordedAs(row.latin, group === 'korean'), form, row.latin);
      return addressed(nativeRecorded(row.native, group), form, nativeTyped(row.native, group));
    });
  });
  return shuffled([...inLatin, ...inNative], random).slice(0, wanted);
};

const twice = (forms: readonly string[]): string[] => [...forms, ...forms];

/*
 * First names of which people in eastern Europe have a form in each language of their country, and in Russian or Polish: a passport says Yauhen,
 * colleagues Evgeny. Latin spellings of the Russian or Polish form, a colon, and the Belarusian, Ukrainian, Latvian, Lithuanian and Estonian
 * forms, folded. Forms that are pronounced alike need not be listed. Compiled for this project from common knowledge.
 */
const forms = `
aleksandr aleksander alexander alexandr: aliaksandr aliaksandar alaksandr oleksandr aleksandrs aleksandras
aleksandra alexandra: aliaksandra alaksandra oleksandra
aleksei aleksey alexei alexey: aliaksei aliaksey aliaksej oleksii oleksiy aleksejs aleksejus
anastasia anastasiya: nastassia nastassja anastasiia anastasija
andrei andrey: andrii andriy andrejs andrejus
anna: hanna ganna
artem artyom: artsiom artsem artjoms artiomas
boris: barys borys boriss borisas
daria darya: darja
denis: dzianis dzenis denys deniss denisas
dmitri dmitry dmitrii dmitriy: dzmitry dzmitryi dmytro dmitrijs dmitrijus
ekaterina yekaterina: katsiaryna kateryna jekaterina
elena yelena: alena olena jelena
evgeny evgenii evgeniy evgeni yevgeny yevgeni: yauhen yauheni jauhien yevhen yevhenii yevgen jevgenijs jevgenijus jevgeni
evgenia evgeniya yevgenia yevgeniya: yauheniya yevheniia jevgenija
fedor fyodor: fiodar fiodor fedir fjodors fiodoras
galina: halina halyna
georgy georgii georgiy: heorhi heorhii georgijs georgijus
gleb: hleb hlib
grigory grigorii grigoriy: ryhor hryhorii hryhoriy grigorijs grigorijus
igor: ihar ihor igors igoris
irina: iryna
kirill: kiryl kiryll kyrylo kirils kirilas
konstantin: kanstantsin kastus kostiantyn konstantins konstantinas
ksenia kseniya: aksinnia kseniia
larisa: larysa
leonid: leanid leonids leonidas
lyudmila ludmila: liudmila ludmyla
maria mariya: maryia mariia marija
marina: maryna
matvei matvey: matsvei matvii matvejs
maxim maksim: maksym maksims maksimas
mikhail: mikhal mikhas mykhailo mykhaylo mihails michailas mihhail
nadezhda: nadzeya nadzeja nadiia nadiya nadezda
natalia natalya: natallia natallya nataliia natalja
nikita: mikita mykyta
nikolai nikolay: mikalai mikalay mikola mykola nikolajs nikolajus mikalojus
oksana: aksana
oleg: aleh oleh olegs olegas
olga: volha olha
pavel: pavlo paval pavels pavelas
pyotr petr: piatro petro petras
polina: palina
roman: raman romans romanas
semyon semen: siamion
sergei sergey: siarhei siarhey siarhej serhii serhiy sergiy sergejs sergejus
stanislav: stanislau stanislavs stanislovas
stepan: stsiapan stepans
svetlana: sviatlana svitlana
sviatoslav: sviataslau
tatiana tatyana: tatsiana tatsyana tetiana tetyana tatjana
timofei timofey: tsimafei tymofii timofejs
vadim: vadzim vadym vadims vadimas
valentina: valiantsina valentyna
valery valerii valeriy: valer valerii valerijs valerijus
vasily vasilii vasiliy: vasil vasyl vasilijs vasilijus vassili
viktor victor: viktar viktors viktoras
viktoria victoria: viktoryia viktoriia viktorija
vitaly vitalii vitaliy: vital vitalijs vitalijus
vladimir: uladzimir volodymyr vladimirs vladimiras
vladislav: uladzislau vladyslav vladislavs vladislovas
vsevolod: usevalad
vyacheslav viacheslav: viachaslau vjaceslavs viaceslavas
yakov: yakau jakovs jakovas
yaroslav: yaraslau jaroslavs jaroslavas
yuri yury yurii yuriy: jurijs jurijus
adam: adomas adams
andrzej: andrius andrejus
antoni: antanas antons
czeslaw: ceslovas ceslavs
dominik: dominykas dominiks
elzbieta: elzbeta
franciszek: pranciskus pranas
jakub: jokubas
jan: jonas janis
jerzy: jurgis jezy
jozef: juozas juozapas jozefs jezups
kazimierz: kazimieras kazimirs kazys
krzysztof: kristupas kristofas
michal: mykolas
mikolaj: mikalojus
pawel: povilas
piotr: petras peteris
stanislaw: stanislovas stasys stanislavs
stefan: steponas stefanas
szymon: simonas simanas
tadeusz: tadas
tomasz: tomas
waldemar: valdemaras valdemars
wladyslaw: vladislovas vladislavs vladas
wojciech: vaitiekus
zbigniew: zbignevas zbignevs
zygmunt: zigmantas zigmas zigmunds
`;

/** One line for each spelling before the colon, as in the other tables. */
export const eastEuropeanForms = forms
  .trim()
  .split('\n')
  .flatMap((line) => {
    const [names = '', others = ''] = line.split(': ');
    return names.split(' ').map((name) => `${name}: ${others}`);
  })
  .join('\n');

/**
 * German nicknames: `formal: nickname nickname`, folded. Compiled for this project from common knowledge; compare Wikipedia, "Hypocorism".
 */
export const german = `
adalbert: bert bertl
adelheid: heidi heide adele
adolf: dolf adi
agathe: agi
albert: bert albi
albrecht: brecht
alexander: alex sascha xander lex
alexandra: alex sandra sascha
alfred: fred fredi
alois: loisl lois
amalie: mali
andrea: andi
andreas: andi andy andre res
angela: angie geli
angelika: geli angie
anna: anni anne annerl
anneliese: anne liesel lisl
annemarie: anne annemie
anton: toni
antonia: toni
antonius: toni
arnold: arno noldi
august: gustl gust
auguste: guste gustel
balthasar: balz hauser
barbara: babsi barbel baerbel babs
bartholomaus: bartl
beate: bea
beatrix: trixi bea
benedikt: bene beni
benjamin: ben benni benny
bernadette: berni
bernd: berni
bernhard: bernd berni hardi
bertha: berti
berthold: bert berti
bettina: betty tina
birgit: biggi
brigitte: gitte biggi gitti britta
carolin: caro
caroline: caro lina
charlotte: lotte lotti charly
christa: chris
christian: chris christl chrigu chrigel
christiane: christl jane chris
christina: tina chris christl
christine: tine christl chris
christoph: chris stoffel toffel
claudia: claudi
constanze: conny stanzi
cornelia: conny nele nelly
cornelius: conny nils
daniel: dani
daniela: dani
detlef: delle
dieter: didi
dietrich: dieter dirk diederich
dorothea: doro dorle thea dorchen dora dorte
eberhard: ebbe hardy
eduard: edi ede
eleonore: leonore lore elli nora
elfriede: friedel elfi
elisabeth: lisa elli lisbeth sissi liesl elsbeth liesel betti else sisi lisl elsa elise lieschen bettina lisi
elvira: elvi
emil: milo
emilia: emmi
emma: emmi
engelbert: bert
erhard: hardy
erich: ricki
erika: rika ricki
ernst: ernstl aschi
erwin: winni
esther: esti
eugen: gen
eva: evi
fabian: fabi
felicitas: feli fee
felix: feli
ferdinand: ferdi ferdl nand
florian: flo flori
franz: franzl
franz josef: franzjosef
franz xaver: xaver
franziska: franzi ziska sissi
friederike: rike fritzi friedel frieda
friedhelm: friedel
friedrich: fritz friedel fiete fritzl frieder
gabriele: gabi gaby gabriella
georg: schorsch jorg joerg georgi girgl
gerda: gerdi
gerhard: gerd gert hardy
gerlinde: linde
gertraud: traudl gerti traudi
gertrud: gerti trude trudi traudl
gisela: gisi gisel
gottfried: friedel gotz gopf friedl
gottlieb: lieb
gregor: greg
gretchen: grete
gudrun: gudi
gunter: gunni
gunther: gunni
gustav: gustl
hannelore: hanne lore hanni
hans joerg: hajo
hans rudolf: hausi hansruedi
hans: hansi hansel hausi
hans joachim: hajo hansjoachim
hans jorg: hansi
hans jurgen: haju
hans peter: hape hampi
hansruedi: hausi hansi
harald: harry
hartmut: hardy
hedwig: hedi hedy
heinrich: heinz heini heiner hein hinnerk heiri
heinz: heinzi
helene: leni lena lene hella
helga: helgi
helmut: heli helle
henriette: jette henni jettchen rietta
herbert: herbi bert
hermann: manni
hildegard: hilde hilda hilla
hubert: hubsi hubi bertl
hugo: hugi
ignaz: naz
ilse: ilschen
ingeborg: inge
ingrid: inge
irene: reni
irmgard: irmi irma
isabell: isa bella
isabella: isa bella
jakob: jockel kobi joggi
jan: janni
jennifer: jenny
joachim: jochen achim jo
johann: hans hannes johnny jo hansl
johanna: hanna hanne hanni jo
johannes: hannes hans hansi jo jojo
jonas: joni
jonathan: jonny
josef: sepp jupp seppl beppi josi peppi pepi
josefa: sefa pepi
josefine: josi fine pepi finchen
joseph: sepp jupp seppl
judith: judi
julia: jule julchen
julian: jule
juliane: jule jana
julius: juli
karin: kari
karl: kalle karli charly
karl heinz: kalle karlheinz
karoline: line caro lina
kaspar: kasperl
katharina: kathi kathe kati kathrin tina katja nina rina trine kaethe kat
kathrin: kathi kati
katrin: kati trine
kerstin: kersti
klaus: klausi
klemens: klem
konrad: conny kurt radl koni
konstantin: tino konsti
korbinian: korbi
kreszenz: zenzi
kunigunde: kuni gundi
kurt: kurti
laura: lauri
lena: leni
leonhard: leo hardi leni hardl
leonie: leo
leopold: poldi leo
leopoldine: poldi
lieselotte: lilo lilli lotte
linda: lindi
lorenz: lenz lori
lothar: lotti
ludwig: lutz lui lude luggi wiggerl
luise: lulu isi
lukas: luki
luzia: luzi
magdalena: lena magda leni madlen lenchen
manfred: manni fred fredi fredl
manuela: manu ela
marcel: marci
marco: macko
margarete: grete gretel gretchen greta gretl marga rita meta gitta
margarethe: grete gretel gretchen greta gretl marga
margit: margi
maria: mia mizzi ria mitzi marie mariechen mirl
marianne: nanni janni anne mari
marie: mariechen mia
marie luise: marlis malu
marion: mari
markus: max kusi
marlene: leni lene
martha: marthe
martin: marti tino
martina: tina marti
mathias: hias matze mats hiasl
mathilde: tilde hilde tilly thilde
matthias: matze hias mats matthes
maximilian: max maxi maxl
maximiliane: maxi
mechthild: mechtild hilde
melanie: mel melli
melchior: melch
michael: michi michl mike micha michel
michaela: michi micha
monika: moni mona
nadine: nadi
natalie: nati
nikolaus: klaus niko nick nikolas klas nils niki
norbert: nobbi bert norbi nobby
olaf: olli
oliver: olli oli
oskar: ossi
ottilie: tilli otti
otto: otti
pascal: pasci
patricia: patty
patrick: paddy pat
paul: pauli paule
pauline: lina pauli
peter: pit peterl petz
petra: peti
philipp: lipp phil flip
pia: piachen
raimund: mundi
rainer: rai
ralf: ralle
regina: gina regi
reinhard: reini hardy
reinhold: reini holdi
renate: nate reni rena
richard: richi ricky
robert: bert robi bertl
roland: rolli
rolf: rolfi
roman: romi
rosa: rosi rosl roschen
rosalinde: linde
rosemarie: rosi romy
rosina: rosi
rudolf: rudi rolf rudl dolf ruedi
rupert: rupi bert bertl
ruprecht: ruppi
sabine: bine binchen
sandra: sandi
sara: sari
sebastian: basti bastian wastl basil
siegfried: sigi siggi friedel
sieglinde: linde sigi
siegmund: sigi mundi
sigrid: siggi siri
silke: silki
silvia: silvi
simon: simi
simone: simi moni
sonja: sonni
sophia: sophie sofie
sophie: fieke fiekchen
stefan: steff steffen
stefanie: steffi fanny
stephan: steff steffen
stephanie: steffi fanny
susanne: susi sanne suse
sylvia: sylvi
tanja: tani
theodor: theo teddy
theodora: dora thea
theresa: resi tessa
therese: resi thesi
theresia: resi resl
thomas: tom tommy thommy
thorsten: totti
tobias: tobi
torsten: totti
traugott: traudl
udo: udi
ulrich: uli ulli utz ueli
ulrike: ulli rike uli
ursula: uschi ursel ulla ulli
ute: utchen
uwe: uwi
valentin: valle velten
valerie: vali
vanessa: nessi
verena: vreni vroni
veronika: vroni nika vera vreni
viktor: vicky
viktoria: vicki vicky toria
vincent: vinc
vinzenz: zenz vinz
volker: volki
walburga: burgi wally walli
waldemar: waldi
walter: walti
waltraud: traudl traudi
werner: wernerl wernu
wilfried: willi fried
wilhelm: willi willy helm wim wilm
wilhelmine: minna mina minchen helma wilma
winfried: winni
wolfgang: wolf wolfi woife
xaver: xavi veri
yvonne: vonni
zacharias: zach
`;

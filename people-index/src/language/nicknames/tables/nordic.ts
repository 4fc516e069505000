/**
 * Swedish, Danish, Norwegian and Finnish nicknames: `formal: nickname nickname`, folded. Compiled for this project from common knowledge;
 * compare Wikipedia, "Hypocorism"; suomesta.ru on Finnish calling names; sweetsweden.com, "Apocopando nombres".
 */
export const nordic = `
agneta: neta
albert: abbe
aleksander: alex aleks
aleksanteri: santeri santu ale
alexander: alex sasha xander
alexandra: alex sandra
alf: affe
alfred: affe
anders: adde ante
anders erik: ank
andreas: andy adde dreas
ann marie: ammi
anna: annika anki anni
anne: anni
annika: anki
annukka: annu
antero: ante antsa
anton: toni ante
antti: antsa
arne: arna
asbjorn: bjorn
astrid: asta atti
august: gusten
axel: acke
barbro: babben bibbi
bengt: benke benna
benjamin: benny benjo
bernhard: benna
bernt: berra
bertil: berra bertan
birger: bigge
birgitta: gitte gitta britta bitte gittan biggan
bjorn: nalle bjossan
bo: bosse
borje: bonne
brigitte: gitte
carina: carro
carl: kalle calle
carolina: carro caro lina
caroline: caro line carro
catharina: cattis
cecilia: cilla sessan cissi cia
charlotta: lotta lottie charlie
charlotte: lotte lotta
christian: chris krille
christina: stina kicki tina
christoffer: christer kricke stoffe
daniel: danne dan
david: davva dave
dorthe: dorte
ebba: ebban
eerik: eki
eero: ee
einar: einsi
elin: elli
elisabet: lisbet elsa bettan lisa betty liisa
elisabeth: lisbeth lis else elsa bettan lisa betty
emil: emppu
emilia: emmi milla mille
erik: erka jerka kirre
erika: rikka
erkki: eki
eva: evis
filip: fille
folke: fale
frans: frasse
frederik: frede
fredrik: fredde figge fred
frida: friddan
gabriel: gabbe
georg: jorgen
gerd: gerda
greger: gregge
greta: greten
gudmundur: gummi
gudny: gudda
gunilla: nilla
gunnar: gurra nunne gun gunni
gustaf: gurra
gustav: gurra gusten gusse
hakan: hakke
hanna: hannis
hannu: hansu
hans: hasse hampus
harald: halle harry
heikki: hese heke hessu
helena: lena helle leena nena
helene: lene
henriette: jette
henriikka: riikka
henrik: henke rikke henka hinke
hermanni: manu
ingeborg: inga bojan bolla
ingegerd: inga
ingibjorg: inga
ingrid: inga inkeri siri
isabella: bella isa
jacob: jakke jeppe
jakob: jeppe jacke
jan: janne
jan erik: janne
jens: jense
jesper: jeppe
joakim: jocke kim joa
jochum: jokke
johan: jojje johnny janne
johann: joi
johanna: hanna jossan jonna
johannes: jonna hannes jonte jussi juhani johs
jon: nonni
jonas: jonte
jonathan: jonte
jorma: jomppa
josefin: jossan fia
juhani: jussi juha juhis jukka
jukka: juki
jussi: jusa
jyrki: jyka jyki
kaarina: kaisu kaija kata
kaarlo: kalle
kari: kartsa
karin: kajsa kaisa
karl: kalle
karl gustav: kg kalle
karolina: caro lina
katariina: kati kaisa katja riina
katarina: kajsa katta kattis ina
kenneth: kenta
kerttu: kertsi
kimmo: kimi
kirsten: kisser kis
klaus: klasse
knut: knutte
kristian: kris krille
kristiina: kirsi tiina
kristina: stina tina kicki kia
kristoffer: kris stoffer
kurt: kurre
lars: lasse
lars erik: lasse larserik
lauri: late lare
leena: leni
lennart: lelle lenna
leo: lefa
linda: linn
linnea: linn nea
louise: lollo lovisa
lovisa: lollo
ludvig: ludde
magdalena: lena malin magda
magnus: mange manne
malin: malla
margareta: greta maggan marre
margarethe: grethe merete
margit: maggi
margret: magga
margrethe: grete grethe
maria: mia maja mimmi maija ria
marie: mie maja
marita: marre
marjatta: jatta
markku: mara make
marko: make
markus: mackan macke make
martin: marten masse martti
martti: mara
mathias: mattis matte masse
mathilde: tilde
matilda: tilda matti
matti: masa matsi
matts: matte
mauno: manu
maximilian: max
mikael: micke mikke
mikko: miksu
minna: minni
morten: motte
nicklas: nicke
niels: nisse
niklas: nicke nisse
nikolaj: niko
nils: nisse
olafur: oli
olav: ola olle
olavi: olli
oliver: olle
olof: olle
oskar: oscke ossi
otto: ottis
paavo: paavi pave
patrik: putte patte
paula: pauli
pauliina: pauli
peder: per
pekka: peksi
pentti: pena
per: pelle perra
pernilla: nilla
pertti: pera
peter: pelle petta
petri: pete
petter: pelle
pirkko: piki
ragnheidur: ragga
rasmus: ras rasse
reijo: reiska
reino: reiska
rikard: rikke ricke
risto: ripa
robert: robban robba
roger: rogge
roland: rolle
rolf: rolle roffe
sakari: saku saska
samuel: samme samu
samuli: samu
santeri: santtu
sara: sasse
sebastian: basse sebbe seba
sigridur: sigga
sigurd: sigge
sigurdur: siggi
sigvard: sigge
simon: simme
sofia: fia soffan sofi
sofie: fie
soren: sor
staffan: staffe
stefan: steffe
sten: stene
stig: stickan
susanna: sussi sanna susse
susanne: sussi sanne susse
svante: svanne
sven: svenne
tapani: tapsa
tapio: tapsa
thomas: tompa tommy
thorsteinn: steini
timo: timppa
tobias: tobbe
tomas: tompa
tor: totte
torbjorn: tobbe
tord: totte
torsten: totte
tuomas: tuomo tume tomppa
ulf: uffe
ulla: ullis
ulrika: ulla rika
valdemar: valde
veikko: veke veka
vesa: vesku
viktor: vicke
viktoria: vicky tora
vilhelm: ville wille
vilhelmiina: miina
vilhjalmur: villi
ville: villu
yngve: yngvar
yrjo: yka
`;

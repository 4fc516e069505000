/**
 * Polish nicknames: `formal: nickname nickname`, folded. Compiled for this project from common knowledge; compare Wikipedia, "Hypocorism";
 * Kulturella almanackan, "Polska namn, smeknamn och namnsdagar"; blogs.transparent.com, "Diminutives of proper names".
 */
export const polish = `
adam: adas adamek
adrian: adi adrianek
agata: agatka aga
agnieszka: aga agusia agniesia
albert: bercik
aleksander: olek aleks alek olo
aleksandra: ola olka olenka sandra
alfred: fred fredek
alicja: ala alka alusia
amelia: amelka mela
anastazja: nastka nastia
andrzej: jedrek andrzejek jedrus
aneta: anetka
aniela: anielka nela
anna: ania anka anusia anula hania andzia aneczka
antoni: antek antos tolek
antonina: tosia toska nina antosia
apolonia: pola polka
arkadiusz: arek
artur: arturek
augustyn: gucio
barbara: basia baska basienka
bartlomiej: bartek bartus
bartosz: bartek bartus
beata: beatka becia
bernadeta: berni
blazej: blazejek
bogdan: bodek bodzio
boguslaw: bogus bogdan
boguslawa: bogusia
boleslaw: bolek bolo
bozena: bozenka
bronislaw: bronek
bronislawa: bronia bronka
cecylia: cesia
cezary: czarek
czeslaw: czesiek czesio
czeslawa: czesia
dagmara: daga
damian: damianek
daniel: danielek
danuta: danka danusia
dariusz: darek
dawid: dawidek
dominik: domino dominiczek
dominika: domi dominisia nika
dorota: dorotka dorcia
edmund: mundek
edward: edek edzio
edyta: edytka
eleonora: nora lonia ela
eligiusz: elek
elzbieta: ela elka elunia bietka elzunia
emilia: emilka mila
ernest: erni
eugenia: genia
eugeniusz: genek gienek
ewa: ewka ewunia ewcia
ewelina: ewelinka
feliks: felek
ferdynand: ferdek
filip: filipek
franciszek: franek franus franio
franciszka: frania
fryderyk: frycek
gabriel: gabrys
gabriela: gabrysia gaba
genowefa: gienia genia
gerard: gerardek
grazyna: grazynka
grzegorz: grzes grzesiek grzesio
gustaw: gucio gustek
halina: halinka hala
hanna: hania hanka
helena: hela helenka helcia
henryk: heniek henio
henryka: henia
hieronim: hirek
ignacy: ignas
irena: irka irenka
ireneusz: irek
iwona: iwonka
izabela: iza izka bela
jacek: jacus
jadwiga: jadzia jaga jagoda iga
jakub: kuba jakubek kubus
jan: janek jas jasiek jasio janusz
janina: janka jasia
janusz: januszek
jaroslaw: jarek jaras
jerzy: jurek jerzyk jurand
joanna: asia joasia aska
jolanta: jola jolka
jozef: jozek ziutek jozio
jozefa: jozia ziuta
julia: julka julcia
julian: julek
juliusz: julek
justyna: justysia justynka
kacper: kacperek
kamil: kamilek
kamila: kamilka kama
karol: karolek lolek
karolina: karola karolcia karolka
katarzyna: kasia kaska kasienka
kazimiera: kazia
kazimierz: kazik kazio kazek
kinga: kinia
klaudia: klaudusia
klemens: klimek
konrad: konradek
konstanty: kostek
kornelia: nela kora
krystian: krystek
krystyna: krysia kryska
krzysztof: krzysiek krzys krzysio
ksawery: ksawcio
lech: leszek lesio
leon: leos lolek
leonard: leos
leslaw: lesio
leszek: lesio
lidia: lidka
lucja: lusia
lucjan: lucek
ludwik: ludwis lutek
ludwika: lusia ludka
lukasz: lukaszek luki
maciej: maciek macius
magdalena: magda madzia magdusia lena
maksymilian: maks maksio maksiu
malgorzata: gosia malgosia goska gocha
marceli: marcel
marcelina: cela marcelka
marcin: marcinek
marek: mareczek
maria: marysia maryska mania marynia majka maryla
marian: marianek maniek
marianna: maniusia mania
mariola: mariolka
mariusz: mariuszek maniek
marlena: marlenka
marta: martusia martynka
martyna: martynka
mateusz: mati mateuszek
mieczyslaw: mietek miecio mieciu
mieczyslawa: miecia
mikolaj: miki mikolajek
milosz: miloszek
miroslaw: mirek
miroslawa: mirka
monika: monia moniczka
natalia: natalka nata
natan: nat
norbert: norbi
oliwia: oliwka
oskar: oskarek
patrycja: patka patrysia
patryk: patryczek patrys
paulina: paula paulinka
pawel: pawelek
piotr: piotrek piotrus
przemyslaw: przemek przemo
radoslaw: radek
rafal: rafalek
renata: renia renatka
robert: robus
roman: romek
ryszard: rysiek rysio
sebastian: seba
seweryn: sewek
slawomir: slawek
stanislaw: staszek stas stach stasiek
stanislawa: stasia staszka
stefan: stefek
stefania: stefcia stefa
sylwester: sylwek
sylwia: sylwunia sylwka
szczepan: szczepek
szymon: szymek szymus
tadeusz: tadek tadzio
tamara: tamarka
teodor: teos teodorek
teresa: terenia tereska renia
tomasz: tomek tomus
tymon: tymek
tymoteusz: tymek tymus
urszula: ula ulka urszulka
waclaw: wacek wacus
wactaw: wacek
waldemar: waldek
walenty: walek
weronika: wera weronka nika
wieslaw: wiesiek wiesio
wieslawa: wiesia
wiktor: wiktorek
wiktoria: wika wiki
wilhelm: wilus
wincenty: wicek
witold: witek
wladyslaw: wladek wladzio
wladyslawa: wladzia
wlodzimierz: wlodek wlodzio
wojciech: wojtek wojtus
zbigniew: zbyszek zbych
zdzislaw: zdzisiek zdzich zdzisio
zenon: zenek
ziemowit: ziemek
zofia: zosia zoska
zuzanna: zuzia zuza
zygmunt: zygmus zyga
`;

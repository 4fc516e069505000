/**
 * Lists from Wiktionary, CC BY-SA 4.0: `formal: nickname nickname`, folded. Merged by `npm run nicknames`, not edited by hand. Sources:
 *
 * - https://github.com/marek-saji/given-name, commit 5562f280989105e69f624eaf170057ce685b21fc. ISC, copyright 2018 Marek Augustynowicz; the lists CC BY-SA 4.0. From Wiktionary, Indeks:Polski - Imiona and Appendix:English given names.
 * - https://github.com/DLu/namor_data, commit 1c22303c9b6cc69595d0372beec4bf2e7cfc3252. BSD-3-Clause, copyright 2024 David V. Lu; the lists CC BY-SA 4.0. From Wiktionary, categories of given names by language.
 */
export const publishedWiktionary = `
aaron: aar
abeau: abel
abel: abelin abelito
abelin: abel
abigail: abbey abbie abby abi gail nabby
abner: ab
abraham: abbe abe abey abi abie abris bram
abrehan: bram
achim: ach
ada: adusia
adam: ada adamek adas adasiek adde addy adi adie adika damek
adamandia: mandia
addison: addie addy
adela: ada adelina adelka aja
adelaida: ida idly
adelaide: addie addy
adelajda: ada adela adelka
adele: addie adeline adie
adelheid: alida elgie elk elke heide
adeline: addie addy
adelmar: elmar
adhamh: adaidh
adolf: ada adde adi adolfek dolf
adolfo: adolfito fito
adrian: adde adek adi adie adri
adriana: ada adie adrianka adusia
adrianna: ada adusia
adrienn: adri
adrienne: addy adie
afonso: afonsinho
agapito: pitoy
agata: agatka ageta agusia ata
agatha: aggie aggy
agnes: aggie aggy agi agica agika annie nan nannie nanse nansie nes nessie nessy
agneta: nettan
agnieszka: agusia
aidan: adie
aja: ajka
alan: al alanek allie ally
alasdair: ailidh ailig sandaidh sandie
alastair: al ala alex
albert: abbe abbey abby al albercik alberto albie ales allie ally berci bercik bert bertie bertik berting betong
alberto: berting betong
albin: abbe
albina: albinka
alejandra: ale aleja alex
alejandro: ale alex jandro
aleksa: ola
aleksander: alek olek
aleksandra: ola olka
aleksandro: alecjo
aleksy: alek aleks olek
alena: aja alca alenka
alessandro: sandro
alexander: al alec aleck alek alex allie ally elsie lex sander sandi sandie sandy sasa xan xander xandi
alexandr: sasa
alexandra: alex ali allie ally lexie sandi sandie sandy sasa xan xana сашка
alexandrina: drina
alexandrine: sandrine
alexandru: sandu
alfonso: alf alfie alfonsinho alfy ponching poncho ponsing
alfred: al alf alfie alfy allie ally fred fredo
alfreda: dina
alfredino: dino
alfredo: alfredino dino
algernon: algie algy
ali: alis
alice: alicka allie ally
alicia: licha
alicja: ala
alina: ala alinka
aline: nine
alison: ailie ali allie ally aly
alistair: ali
almudena: almu
alois: lojza
alonzo: lonnie
aloranna: alora
alvaro: lalo
alzbeta: alzbetka beta liza
amalie: amalka
amanda: amandzia mand manda mandy
ambrose: ambers brose
amelia: amelcia amelka melia millie
amy: ames
ana: anka
anastazie: staza
anastazja: nastka
anatol: tolek
andela: andelka
anders: anne
andras: andraska andris
andre: ad andie dede dre
andrea: aja andeng andi andie andrejka andy andzia rea
andreas: andi
andreia: deia
andrew: and andie andy drew dru
andrzeja: andzia
aneta: anetka
anette: nettan
anezka: aska
angela: ange angelka angie
angelika: andzia angela
angelina: angelinka
angus: gus
aniela: anielka
anita: anicia anitka
ann: annie nan nannie nanny
anna: andulka andzia aneczka ania anicka anka anke annacska annika antje anusia anuska nana
anne: annick nan nancy nanny
annette: nettan
annie: nannie
antal: anti
anthony: ant tony
antoine: ant
antoinette: netta toni
anton: toni
antoni: antek antos
antonia: toni tosia
antonie: tona
antonin: tona tonda
antonina: tonia tosia
antonio: tom tonino tonio tono tony tonyo
antune: tune tuone
aonghas: angaidh
aparecida: cida
apolena: apolenka
apollina: pola
apollona: pola
apolonia: pola
apoloniusz: polek
arber: arbi
archibald: arch archie
archie: arch
ari: arska
ariana: ari
arianna: ari
arleta: arletka
armando: arm mando
arno: arn
arnold: arn arni arnie arno arny arska
arnost: arnostek
artemis: arty
arthur: arfie art artie artt arty
artur: arturek
ashlee: ash
ashleigh: ash
ashley: ash
ashlie: ash
ashly: ash
attila: atti
audrey: audie
august: gucio gust gusta gustek gutek
augusta: gusta
auguste: guste
augustin: gusta
augustina: gusta
augustine: gus gussie gussy
augusto: gugu
augustus: auggy augie gus
augustyn: gustek
aurelia: aurela rela relka
balazs: bali
balbina: balbinka
balint: bali
bara: barca barcinka barka barunka baruska
barabal: babaidh
barbara: babs barb barbi barbie basia baska berb bobbie
barbora: bara barborka
barbro: babben
barnabas: barney
barnaby: barney
barnett: barney
barry: baz bazza
bartholomew: barry bart barty batt
bartlomiej: bartek bartus
bartolome: tolome
bartosz: bartek bartoszek bartus
basil: baz bazza
beata: bea beatka becia beti
beatrice: bea beats bee
beatrix: bea beats trixie
beatriz: bea
beatrycja: betrysia tysia
beatrycze: betrysia tysia
beatryksa: betrysia tysia
bedrich: beda bedrisek
bedriska: beda
bela: beci belinka belus
benadik: beno
benedek: beni benko
beniamina: benia benka
benigno: ninoy noynoy
benjamin: ben beni benji benjie benjy bennie benny
berenika: berenisia nika
bernadette: bennie bernie berrietta nadetta
bernard: barney bern bernie nard
bernardino: dino
bernardo: bernardein bernardino dino narding
bernhard: bernd
bernhardt: bernie
bernice: bennie bernie
berry: beri
berta: berticka
bertalan: berci
bertha: berdie
berthold: bert
beta: betka betunka betuska
betina: beta beti betinka
bettina: tina
beverley: bev
birgit: biggie birg
birgitta: bibbi bibi gittan
birgitte: brit
bjorgvin: bjoggi
blanka: blaneczka blanicka
blazena: blazenka
bo: bosse
bobbie: bobbikins
bogdan: bogdanel bogus
boglarka: bogi
bogna: bodzia bogusia
bogumil: bogus
boguslaw: bogus
bohdana: bohdanka
bohumil: bohous boza
bohumila: bohunka boza mila
bohumir: bohous
bohuslav: bohous boza
bohuslava: bohunka boza
boleslav: bolek
boleslaw: bolek
bonifacio: bong
bonnie: benny boner bunnie
borbala: bori boris
borivoj: borik
borys: borysek
botond: boti
boza: bozka
bozena: boza bozenka
bozidara: bozica
bradford: brad
bradley: brad
bradly: brad
branislav: brano
branislava: brana
braulio: lalo
breanna: bre
breta: bretik
bretislav: breta
brian: bri
brianna: bri
bridget: biddie biddy bridey
brigita: brita
bronislav: brona
bronislaw: bronek
brooks: brooksy
bruce: bru brucey
brunilde: nilde
bruno: bruhn
brunon: brunonek
byron: by
cairistiona: criosaidh
caitlin: cait caity cat catie
caitriona: caitlin
calvin: cal
cameron: cam cammie
camila: mila
camilla: cammie millie
campbell: camp
candace: candi candy
carl: calle
carlos: car carlito carluxo
carme: carmela carmina mela
carmen: camucha carmela carmina carmucha menchu
carol: caz
carolane: caro
carole: caro
carolina: carito caro
caroline: caro carrie
carolyn: carol lyn lynn
cassandra: cass cassie sandie sandra sandy
cassius: cass
catarina: catarinon catin catisson caton catuxa
catherine: cat cate cath cathy catie katie
catlinne: catlet
cecilia: cece cecie ceecee cis cissie sissy
cecilie: cecilka cila siss
cecylia: cecylka cesia cyla
cenek: cenda
cestmir: cenda
chad: chaddy
chanel: nellie
charles: charley charlie chas chaz chazza chic chip chuck chucky tcherli
charlot: tcherli
charlotta: lotta lotten
charlotte: charlie chaz chazza lotlot lotte
chelsea: chels
chester: chesty chet
cheyenne: chey
chris: chrisso
christa: christ
christian: chrille chris christie
christina: chrissie chrissy christy kia stina tina
christine: chris chrissie chrissy christie christien christy tina titine
christoph: christ
christopher: chris chrisso christie christy kester kit topher
chuck: chuckie chucky
cila: cilinka cilka
citlali: lali
clarissa: isay
claudette: claude
claudia: dina
clayton: clay
clemence: clem
clement: clem
clementine: clem
clifford: cliff
clinton: clint
cllement: cllementin
cody: codes
coenraad: coen
coinneach: ceanaidh
colin: col
columbus: lum
concepcion: concha conchi conchita coni
constance: connie
constanta: tanta
constantijn: tijn
consuelo: chelo
cora: corrie
corazon: cora
corinne: corrie
cornelia: coonie corrie
covadonga: covi
crisanta: crising
cristian: cristinel
cristina: crising
curtis: curt
cynthia: cindi cindy cyndi cyndie cyndy
cyprian: cypek cyprianek
cyril: cy cyrda
cyrus: cy
daffodil: daffy
dagmar: daggie dagmarka
dagmara: daga dagusia
dagna: daga dagusia
dakota: dak
dalpheusse: dol
damien: dam
damroka: damcia damrusia mrusia
dan: danecek danut
dana: dancia danicka danka danulka danus danusia
daniel: dan dani danielek danne danny dano
daniela: dana dani danny danus
daniella: danny
danielle: danny
danko: daniek
danuse: danuska
danuta: danka danusia
daphne: daffy daph
daria: dana darka darunia darusia
dariusz: darek
darren: daz
dasa: dasenka
david: dav dave davey davidek davie davo davy div
dawid: dawidek
dean: deano
deborah: deb debbie debby
declan: dec
denis: denisek
denisa: deniska
denise: denni
dennis: den
derek: del
derwit: dersz
desmond: dez dezzy
detlef: dett
dezider: dezo
diana: di dianka
dick: dickie
diederik: dirk
diesel: die
dieter: diet
dietmar: timo
dimitri: dim
dionizy: dionek
dita: ditunka
dobroslava: dobrusa
dolores: dee dolly lola loleng loles loli lolita
domenico: mimi mimmo
domhnall: domhnallan donaidh
domingo: inggo
domingos: mingos
dominic: dom dommy nick nicky
dominick: dom nick nicky
dominik: domcio domeczek domek dominiczek
dominika: domca domi dominiczka dominisia domisia nika
domokos: doma
donald: don donny
donat: don donek
donata: dona donka
donato: donatello
donnchadh: dochaidh
dora: dor dorka
doreen: reenie
doris: dory
dorota: dorocia dorotka
dorothea: dorrie
dorothy: dodie doll dolly dorrie dory dot dottie dotty
dorottya: dora
dougal: dougie
douglas: doug dougie
drahomir: drahos
drahomira: draha drahusa
drahoslav: drahos
drucilla: dru
drusilla: dru
duncan: dun dunc dunky
dusan: dusanek
dusana: dusa duska
dustin: dusty
dylan: dill
dymitr: dymek
dyter: dyt dytek
ealisaid: lisaid liss
earnest: earnie
eberhard: ehb
eckhardt: eck eckie eckl
eda: edik
edgar: ed ede edgarek edi
edita: editka
edith: edie
edmund: ed eddie eddy edek edi edzio mundek mundzio ned neddie ted teddy
edoardo: edo
edouard: dardinne dardot darri darrique
eduard: eddi eedo eedu
eduarda: duda
eduardo: du duda dudu edu lalo
edward: ed eddie eddy edek edi edzio ned neddie neddy ted teddy
edwin: ed eddie eddy ned neddie ted teddy
edyta: dita ditka edysia edytka edzia
egon: ehg gon
elaine: lainey lainie
elbert: elbie
eleanor: ella elle ellie elly nell nellie nora
elena: elenita
eleonora: ela leonora norka
eleonore: lore
eliisabet: eliise
elijah: lije
elina: ellu
elisa: ellu
elisabeth: bebbe bettl elisa elise elli elly elsbeth elyse ilse lies liese liesel liesl lili lilli lilly lisen lisken lissy sissi
elisabetta: betti
eliska: liza
eliza: elizka
elizabe: bette
elizabeth: bess bessie bessy bet beth bethie bethy betsey betsi betsie betsy bette bettie betty buffy elise eliza ella elle elsa elsie libby liddy lilibet lilly lily lisa lisbeth lissie liz liza lizbeth lizzie lizzy
elmira: ela elmirka mira mirka
elspeth: elspie
elvira: elvier
elwira: elwircia elwirka
elzbieta: ela
eman: emanek
emanuel: eman
emil: ehm emi emilek mila
emilia: emilka
emilie: emmy mila
emilio: eminjo
emily: em emma emme emmy ems lili millie milly
emma: emmy ems
emmanuel: mannie manny
encarnacion: encarni
enrique: kike quique
eosaph: eos
erich: ehr
ernest: erin ern erni ernie
ernesto: netoy
erwan: erwanig wanig
eryka: eryczka
erzika: erza
erzsebet: erzsi erzso erzsok
esmeralda: esme
estanislao: islaw
estefania: fani
ester: esterka
esther: estee esti
etela: eta
etelka: etu etus
ethan: etha
ethel: eth
eugene: eugen gene
eugenia: genia gienia
eugenie: genie
eugeniusz: genek genio gienek
eulalia: laia
euphemia: effie eppie eppy euphie phemie
eusebio: chebo sebyong
eva: evca evi evicka evie evinka evita evka evulka evuska evvie evy
evan: van
evangeline: evie evvie vangie
eve: evie evvie
evelina: evelinka
evelyn: ev evie evvie
evzen: evza evzenek
evzenie: evza
ewa: ewcia ewka ewunia
ewald: waldek
ewelina: ewcia ewelinka ewelka ewka ewunia
ezekiel: ezekias zeke
fabian: fabianek
fabien: faby
fabienne: faby
fabiola: fabia fabiolka
fanous: fanousek
faustyna: faustynka
federica: chicca fede
federico: fede kiko quico
felicia: flick licha
felicidad: feling fely
felicie: feloche
felicity: flick fliss
feliks: felek
felipe: pipe
felisa: feling
ferdinand: ferd ferdie
ferdynand: ferdek ferdzik
ferenc: feri ferko
fernanda: nanda
fernando: fer nando
filip: fifi fil filek filipek fille
fiona: fi siena sienna
flora: flo florita flossie
florence: flo flora floss flossie rench renchy
florian: floh florek florie
frances: fancon fanny fran franceton francicon francilhon francinet frankie franny
francesa: francon
francesc: cesc
francesca: chicca fanny fran franny
francesco: cecco cesco checco chicco ciccio fran frank frankie
francis: fran frank frankie isko kiko kokoy
francisca: chica chicha chichay frasquita paca paqui paquita quica
francisco: chico curro farruco francisquito fuco isko kiko kokoy paco pancho paquito quico
franciszek: franek
franciszka: frania franusia
frank: fentsch frankie
franklin: frank franky
frans: frasse ransu
frantisek: fanous fero frana franta frantik
frantiska: frana
franziska: franzl
fraunchoun: fraunchounette
frauncoues: fraunchinot
frederic: fredon
frederick: fred freddie freddy
fredrik: fredde
friedrich: fritz
fryc: frycek
fryderyk: fredyk fredzio frycek frydek frydzio
gabinu: bainzu
gabor: gabi
gabriel: biel gaabi gab gabbe gabe gabi gabo gaby
gabriela: gaba gabby gabi gabina gabrielka
gabriella: gabbie gabi
gabrielle: gaby
garfield: gal garry gary
gaspar: gazsi
gemma: gem
genie: genin
genowefa: genia genka genusia
geoffrey: geoff geoffie jeff
georg: goggi jojje urjo
george: geordie georgie georgy jordy
georgette: geordie gigi
georgia: geordie george gia
georgiana: geordie
georgina: geo geordie george georgie gina
gerald: gerry jerry
geraldine: geri jeri jerrie jerry
geraldyn: jerrie
gerard: ged gerardzik jerry
gergely: gergo geri
gergo: geri
gerhard: gehr gerd gert
german: gershu
germana: menon
geronimo: geno gerie gero geron jer nemo ron
gertrud: gerd
gertruda: gerda gerta truda trudka trudla trudzia
gertrude: gertie trude trudy
gibson: gibby
gilbert: bert gib gil
gilberte: gigi
giles: gill
gilles: gilou
gillian: gill
ginevra: ginnie ginny
ginter: gint gintek
giovana: gi
giovanna: giannina
giovanni: nanni
gisele: gigi
gita: gitka
giuan: giani
giusepe: bepe pepin
giuseppe: bepe bepi beppe beppino geppetto geppino pepe peppe peppenuzzo peppinello peppinetto peppiniello peppino peppo peppone peppuccio pinuccio seppe
giuseppina: pina
gizela: giza gizelka
gizella: gizi
gladys: glad
gllaome: gllaomin
golda: goldy
gordon: don gord gordie gordo gordy
gosia: goska
grace: gracie
gracia: acia grace gracie graciela gracina grass grassie graz reba rubanetta ruby
gracja: gracjanka grasia
gracjan: gracek gracjanek
gracjana: gracjanka grasia
grazyna: grazynka
gregorio: goryo goyo goyong
gregory: greg gregg
greta: gretka gretusia
grzegorz: grzes grzesiek
guadalupe: lupe lupita upe
gudmundur: gundi
gudrun: gunna
guiane: guianette
guillermo: emong guille memo
gunda: gundula
gunilla: nilla
gunter: gunt
gunther: gint
gusta: gustik
gustav: gurra gus gusta
gustava: gusta
gustave: gus
gustavo: gugu
gustaw: gucio gustek
gustawa: gucia gusta
guuste: guustin
guy: guytounet
gwendoline: gwendy
gwenole: gwaloe nolo
gwido: gwidek
gwidon: gwidek
gwyneth: gwyn gwynnie
gyorgy: gyuri gyuszi
gyula: gyuszi
hajnalka: hajni
halina: hala halinka halka halusia hasia
hamilton: hammy
hana: hanicka haninka hanka
hanna: hania
hannelore: hanners lore
hans: hanschen hansel hansi hasse
hansine: sine
hanusz: hanuszek
harold: hal harry
harriet: hallie hassie hattie hatty
harry: haz hazza
harvey: harv
hazel: hassie haze
hedviga: heda
hedvika: hedus heduska hedva hedvicka
hedwiga: hedwisia hedzia
heinrich: heiner heini henny hinz
helen: nell nellie
helena: hela helcia helenka helus lena
helene: leni
henrietta: heni henny
henriette: henny hentie
henrik: henke
henry: hal hank harry hen
henryk: heniek henio
henryka: henia henrysia
hephzibah: eppie
herbert: bercik bert herb herbercik herbertek herbie
hercules: herc
hernando: nando
hieronim: hirek
hilaria: hila hilka
hilary: hil hilly
hipolit: hipcio hipek
hipolito: lito
hippolyta: hip
hippolyte: polyte
homer: home
honza: honzicek honzik
horace: horry
howard: howie
hrafn: krummi
hrafnkell: keli
hubert: bercik bertik hubercik hubertek huey
huberta: bercia berta
hugh: huey hughie
humphrey: huffie humph
hyman: hymie
iain: seonachan seonaidh
ibolya: ibi ibolyka
ida: idka idusia
idzi: dzidek idzik jidzik
ignac: nacek naci
ignacio: nacho
ignatius: iggy nazi
ignaz: nazi
igor: igorek
ildiko: ildi ildike
ilona: ila ili ilka ilonka
iltud: iltudig tudig
ilza: ilka ilzeczka
immacolata: imma
imogen: immie immy
imre: imi imri
ines: inesita
ingeborg: inge
ingeburg: inge
ingolfur: ingo
ingrid: ing inge inka
inmaculada: inma macu
ion: ionel ionut nelu
irek: ireczek
irena: ircia irenka irka
irene: reenie
ireneusz: irek irus
irma: irmela irmelin
irving: irv
isaac: ike
isabel: chabela chavena isa isang izzie izzy tibbie tibby
isabella: bell bella isa izzy
isabelle: isa zazie
isadore: izzy
iseabail: beileag
ishmael: ish
isidore: dore zidore
ismael: isma
israel: islaw isra izzie izzy
istvan: isti istvanka pista pisti
iva: ava ivus ivuska ivy livia vet
ivan: ivanek van vana
ivana: ivanka
iveta: ivetka
ivi: ivika
ivo: ivos
ivona: ivonka
ivor: vor
ivy: ive
iwa: iwcia iwunia
iwan: iwanek iwek
iwo: iwek
iwon: iwek
iwona: iwa iwcia iwka iwonka
izabela: bela belka belunia iza izabelka izunia
izabella: iza
izak: izo
izidor: izo
izydor: dorek izydorek
jaakko: jaska
jacek: jacus
jacenty: jacus
jackson: jaxx
jacob: jaap jacke jacoby jake jay
jacqueline: jacky jacque jacqui jaq
jacquelyn: jacque
jadwiga: jadwisia jadzia wiga wisia
jagoda: jagodka
jakob: jacke kobbi
jakub: jakoubek kuba kubo
james: jam jambo jamie jas jay jazz jem jim jimbo jimmi jimmie jimmy
jan: honza janeczek janek janko janne jano jas jasiek jena jenda
jana: janicka janinka
jane: jan janey janie
janet: jan
janice: jan
janina: janka
jano: janko
janos: jancsi jani janko jano
janusz: janeczek janek januszek
jaose: jaosephin
jaques: jacot jaquinot
jara: jarek jarka
jarmila: jaja jara jarda jarunka jarus jaruska
jarolim: jaro
jaromir: jara jarda jareczek jarek jaro
jaromira: jareczka jarka mirka
jaroslav: jaja jara jarda jaro
jaroslava: jaja jara jarda jarunka jarus jaruska
jaroslaw: jarek jarus
jarowit: jareczek jarek
jasmin: jaz jazz jazza jazzy
jasmine: jas jaz jazz
jason: jace jake jase jay
javier: javi
jayden: jay
jean pierre: jipi
jean: jeannot
jeanette: nettan
jeanne: jeanine jeanneton jeannette jeannine jenin jennin
jebediah: jeb
jedidiah: jed
jefferson: jeff
jeffery: jeff
jeffrey: geoff jeff jeffy jepoy
jemima: jem
jennifer: jen jenn jenni jenny
jeno: jenci
jensine: sine
jeremiah: jem jer jeremy jerry
jeremy: jem jerry jez jezza
jerilyn: jeri jerry
jerome: jerry
jerrold: jerry
jerzy: jerzyk jurek jurus
jessamy: jess
jesse: jess
jessica: jess jessie
jesus: chucho chus chuy suso
jesusa: chuchay
jezus: jezusek
jim: jimmy
jimce: jinmin
jindrich: jindra
jindriska: jindra
jiri: jira jiricek jirik jura
jirina: jira jirinka jirka
jitka: jita jitunka jitus jituska
joachim: ach joachinek jocke kim
joacim: jocke
joakim: jocke
joana: jo
joanna: asia joasia
joao: jao jo
joaquim: quim
joaquina: kina
jocelyn: joss
joe: joey
joel: joe julle
johan: janne jocke jonnie
johana: johanka
johann: hanno
johanna: hanna henny jannie
johanne: gohanne hanne janne nanne
johannes: hannes hanno hans hansel henny johann nane
johano: jocjo
john: jack johnnie johnny
johnathan: john johnny
jolana: jola jolanka
jolanta: jola jolasia jolka
jonas: jonasek jonte
jonasz: jonaszek
jonatan: jonte
jonathan: john johnny jon jonny jonte jonty
jordan: jords jordy judd
jorge: coque
jose maria: chema joma jomari josemari
jose: jo joselito juca pepe pepito ze
josef: josifek joza pepa sepp
josefa: chepa joza pepa pepay pepita pina
josefina: fina pina
josep: pep
joseph: joby joe joey joie jos joss
josephine: fien jo joey joie josette josie josy jozy
joshua: josh
josiah: joe
josias: joe
jovan: jocke
jowita: jowitka
joza: jozanek jozka
jozef: jozek jozo zef ziutek
jozsef: joska jozsa jozsi
juan: juanito
juana: janina juanita
juanito: nito
judita: juditka
judith: judie judy
judyta: judysia judytka
jula: julek
jules: julot
julia: jools jula julcia juley julie julka
julian: gill jools julek
julie: jula juliette julinka julka
julita: julitka
julius: jula julle julo
juliusz: julek
juraj: juro
jurgen: urjo
juri: jurek
justin: just
justina: justa
justyna: justa justynka justysia tyna
juta: jusia jutka
kaarle: kallu
kaarlo: kallu
kaca: kacena kacenka kacka
kaitlyn: kait
kalevi: kallu
kalina: kalinka
kalle: kallu
kamil: kamilek
kamila: kamca kamilcia kamilka
kaourantin: kaour tin
kaourantina: kaoura tina tinaig
kaourintin: kaour tin
kaourintina: kaoura tina tinaig
karel: kaja karlicek karlik
karin: kajsa
karina: cara caris carrier carry cat catrin cats kara kari karin karinka stacy
karl: kalle karlchen
karla: karlicka
karlo: kacjo
karol: karolek lolek
karola: karolcia karolka lola
karolina: karla karolcia karolinka karolka lola
karoly: karcsi
karyna: karyn karynka
kasandra: kasa kasia
kasimir: kasi
kassandra: kassie
kata: katuska
katalin: kata kati katica kato katus
katarina: kaca karina kata
katarino: kanjo
katarzyna: kasia kaska
katell: katellig katou
katerina: kaca kata katka
katharina: kai kate kathe katrin
katherine: kat kate katey kathy katie katy kit kitty
kathleen: kathy
katrina: kat trina trine trini
kazimiera: kazia
kazimierz: kazek kazik kazio
keiria: keira
kelsey: kels
kenneth: ken kenny
kerry: heath kai keath ker kerin kez kezza
kevin: kev kevvy
kimberley: kimi kimmie kimmy
kimberly: kimmie kimmy
kinga: kingusia kinia
kipling: kip
klara: klarcia klarinka klarka klarusia
klemens: klimek klimko
klementyna: klementynka
klotylda: klocia klotka
knut: knutte
kolumban: kuuli
koneg: tegoneg
konrad: konio konradek kozio kunz radek
konstancjusz: kostek
konstanty: kostek
konstantyn: kostek
korneli: kornel
kornelia: kora nela nelka
korneliusz: kornel
koulm: koulmig
kristen: kris krissy
kristian: kristo
kristina: kia kicki krissie stina tina titti
kristjan: kiddi stjani
kristyna: kristynka tyna
krisztian: kriszti
krisztina: kriszta kriszti
krystian: kostek krystek
krystof: krystufek
krystyna: krysia
krzysztof: krzys
ksawery: ksawerek kserek
ksenia: ksenka oksana
kuba: kubicek kubik kubus
kunegunda: gunda kinia kunda kundzia
kveta: kvetka kvetus kvetuska
kvetuse: kvetuska
lachann: lachaidh
lachlan: lachie lachy lockie
lachlann: lachaidh
lada: laduska
ladislao: lalo
ladislav: lada
ladislava: lada
lafayette: lafe
lars: lasse
laszlo: laci lacko
laura: laurie lol lollie lolly lori
laure: laurette laurine
laurence: lanny larry laurie lol
laurencjusz: lorek lorko
laverne: vernie
lavinia: vinnie vinny
lawrence: larry law lawrie laws lol
lena: lenka
lenka: lena lenicka leninka
leo: leonek leszek
leodigario: leody
leokadia: lodka lodzia
leona: leonka
leonard: lee len lenny leo leon
leonardo: lee len lenny leo leon
leontyna: leontynka
leopold: polda poldek poldzio
leopoldo: poldo
leslie: les lez
lester: les
leszek: lesio
leticia: leti letlet letu
letitia: letty tish tisha titty
lettice: letty
levente: levi
lewis: leba lew lewie lewy
liam: li
libena: libenka
libor: liborek
libuse: liba libuska
lida: lidka lidunka lidus liduska
lidia: lideczka lidka lidzia
lidmila: lida mila
lilia: lila lilka
liliana: lila lilianka lilka
lillian: lil lilly
lily: lil
lincoln: linc link
linda: lindy lindzia linnie lynn
liounie: lliounin
lisa: lise lison
lisabe: bette lisa zabeth
liselotte: lotta
liza: lizinka
lizabe: bette
logan: log logy
lojza: lojzik
lorenzo: renzo
louis: lou louie louisot louisotin
louisa: lou louie lulu
louise: lolly lou louie lulu
louiseu: loulou
lubica: luba
lubomir: lubo
lubos: lubosek
luboslav: lubo
lucas: luke
lucie: lucka
lucille: lucy
lucina: lucinait lucinka luckier
lucius: loosh
lucjan: lucek
lucy: lu lulu
lucyna: lucia lucynka
ludek: luda ludecek
ludivina: lulu
ludmila: lida luda ludmilka mila
ludomil: ludo
ludomir: ludek
ludovit: ludo
ludvik: ludva
ludwig: lutz
ludwik: ludek
ludwika: ludka ludzia
luigi: gigi
luis: lucho luisito lula
luisa: isay lucha
luiz: lula
luiza: luzia
lukas: luk lukasek
lumir: lumirek
luna: luneczka lunia lunka
lureins: reins
luz: lucha
lyanna: lye
macarena: maca
maciej: maciek macius
madeleine: maddie maddy madi
madeline: maddie magdaline
madison: maddie maddy madi
magda: madzia magdicka magdusia
magdalena: lena madzia magda magdalenka magdusia
magdalene: leni madleen madlen madlene magda
magdolna: magdi manci
magnus: maggi mange
mahammad: mammad
mahulena: mahulenka
maire: mairin
mairead: magaidh peigi
maja: majeczka majka majunia majusia
makary: makarek
maksymilian: maks maksymek
malcolm: malc
malgorzata: gosia malgosia
malina: malinka malka
malwina: malwa malwinka
mana: manicka
manfred: manny
manoel: lito maneco manolino manolo nelo
manoela: lita manola manolina nela
manolo: maning
manuel: maning manolo manu manungo nonong
manuela: manola manoli manuelita
mara: marka
marcela: marcelka
marcell: marci
marcella: marcee
marcin: marcinek
marcos: marcion marquito
marcus: marc marcion mark mars
marek: marecek mareczek
marena: marenka
margaret: daisy madge maggie maggy marge meg meggie meggy megs peg peggy
margarete: gretchen grete gretel marga
margarethe: grethe
margarida: marga
margit: manci margitka margo
margot: margotton
maria cristina: maricris
maria jesus: chus marichu
maria jose: majo
maria: maike maja malla manci mareike mari mariella marietta marika maring maris mariska maruxa marysia maymay meike mia mies mimi mitzi mizzi
marianne: janne
marie louise: malou
marie therese: marite
marie: mana mara marena mariechen marielle mariette marus mimi mossa
marietta: maria marietka marysia
marilla: rilla
mariola: mariolka
marion: mamie mariana marie marrier
marissa: isay
marjorie: marj mo
mark: marky
marketa: marketka
markus: make
marta: marticka martita martunia martusia
marten: marty
martha: marty mattie matty
martin: mart martinek marty mato
martina: marta martinka tina
marton: marci
martti: mara
martyna: martynka martysia tyna tynka
marvin: marv
mary: mare maymay molly poll polly
maryam: mayim
maryla: marylka
maryna: marynia marynka
marzena: marzenka
marzia: marsia
matej: mates matko mato
mateo: mati yoyoy
mateusz: maciek mateuszek mati
mathilde: maude
matias: mati
matilda: mattie matty tillie tilly
matthew: mat matt matty
matthias: matt matz
matthijs: thijs
matus: mato
matyas: matyi matyus
matylda: tyla tylda
maureen: mo reenie
maurice: maury mo mossie
max: mac mack
maxim: maaz max maxam maxi maxie maxinumisanic maxmillion maxus mayam milan
maximilian: max
maximiliano: maxi
maxine: max
meadhbh: meidhbhin
megan: meg meggie meggy megs
melania: mela melka
melanie: elaine mel melane mellie
melinda: mel mellie mendy mindy
melissa: isay lissa mel mellie missy
mercedes: chedeng merce merche
mercedesz: merci
meredith: merry
merida: meri
meritxell: txell
micael: micke mika
michael: mic mick micke mickey micky mike mikey misa
michaela: micky mike misa
michal: michalek michas misa
michalina: michasia misia
michela: michelon
michele: shell shelley
michelle: mich
micheu: michon
mieczyslaw: mietek
miguel: migo migue miguelito
mihaelo: micjo
mihaly: misi
mikael: micke mikki
miklos: miki mikike mikloska
milada: mila miladka
milagros: mila
milan: milanek
mildred: millie
milena: lena mila
millicent: millie
milos: mila
miloslav: mila milda
miloslava: mila milda
miluse: mila
miranda: mindy randy
mirek: mirecek
miriam: mim
miroslav: mira mirda mirek miro
miroslava: mira
miroslaw: mirek mirus
miroslawa: mirka
mitchell: mitch
mohammed: mo
moises: moymoy
monica: moni mons
monika: mona monca moncsi moni monia monicka moniczka monisia moniusia
montgomery: mons monty
montserrat: mon mont montse
moraja: moraika
morris: mo
morrison: doris dory merry moris morris morry
moses: mo
moshe: moishy
murchadh: murchan murdaidh murdaigean murdanaidh
murphy: murph
myfanwy: muff myf
myrtle: myrt
nada: nadenka
namrata: nammy
nancy: nance nene nenotte
naomi: omie
napoliyoun: liyoun
natalia: nati naty talya
natalie: natalka nattie natty naty
natalio: talyo
natan: natek
natanael: natan natek
nataniel: natan natek nati
natasha: nat tash tasha
natasza: nastka nati tasza
nathan: nat nate
nathanael: nat
nathaniel: nat nath
natividad: naty
nela: nelinka
nelson: nellie
nestor: netoy
neville: nev
nicanor: kanor kanoy
nichlas: nicke
nichola: nicki nickie nicky nikki
nicholas: cole nick nicki nicky
nichole: nicki nickie nicky nikki
nicklas: nicke
niclas: nicke
niclesse: nic nico
nicola: nic nicki nicky nico
nicolae: nicu nicusor
nicolas: kulas nico
nicole: nicky niko
niels: nisse
nielsine: sine
nigel: nig nige niggy niglet
niklas: nicke
nikodema: nika niki
nikola: nika niki niko nikolka
nikolaus: nick
nikolett: niki
nils: nisse
nina: ninka
nira: neira
noelia: noe
nora: nori
norbert: bercik bert bertik bob bobbie bobby burt nob nobby norb norbercik norbi
norman: norm normie nour orbie orman
nyethe: nyecheta
octavia: tavy
odeta: oda odet odetka
oktawiusz: oktawiuszek
olaf: olek olo
olavur: oli
olda: oldik
oldrich: olda
oldriska: olda
oleg: olek
olgierd: oleg olek
olina: olinka
olive: liv oliver olivetta
oliver: nolly ol oli ollie olly
olivia: liv livy oli ollie olly via
oliwia: oli oliwka
olof: olle
olov: olle
ondrej: ondra
onufry: nufcio
orsolya: orsi
oscar: iscariot ogge os osc oz ozzie ozzy
oskar: ogge oskarek
oswald: osa oz ozzie ozzy
ota: otas
otakar: otakarek
oto: otas otik
otylia: oti otylka tola
pablo: pablito
paco: paquito
padraig: paidin para
pafnucy: pafnucyk
pal: pali palko
pamela: pam pama pamelka pammie pammy
pankracy: kracek pankracek
par: pelle
paraig: para
parvati: paro
pasquale: pat
patricia: pat pati patri patsie patsy pattie patty tricia tris trish trisha
patricio: pato
patrick: paddy pat patsy
patrycjusz: patrycy patryk
paul: paulie pauly popaul
paula: paulinka paulka paulunia paulusia poleng polly
paulina: palina paolina paula paulinka paulus pelisia poleng polina
pauline: poleng polly
paulo: paulito
pavel: paja pavlicek pavlik
pavla: paja pavlicka
pavlina: paja pavlinka
pavol: palo
pawel: pawelek
payton: pay
pedro: pedring pedrinho perucho
pelagia: pegi pela
penelope: pen penny
pentti: pena
pepa: pepicek pepik
per: pelle
percival: percy
pere: peret
peregrine: perry
perfecto: pekto
pernilla: nilla
peta: petulka
peter: pelle pet pete peterke petey peti peto
petr: peta petricek petrik
petra: peta petruska
petro: pecjo
philip: phil
philippa: philly pippa
philippe: fifi
phillip: phil
pierre: perrotin pierrot
pierrot: pierotin
pieter: pier piet
pilar: pili piluca
piotr: piotrek piotrus
piroska: piri
polikarp: karp polikarpek
poncho: ponching
premysl: prema premek
priscilla: cilla
prudence: pru prudy
przemyslaw: przemek
purificacion: puring
purita: puring
quincy: quin quince quinn
quinton: quaveric quavie quavix quazianit tonieania waverani
rachel: rach rae ray
radek: rada radecek
radim: rada
radka: radunka raduska
radmila: radunka raduska
radomir: radek radzio
radomira: mirka radka
radoslaw: radek
radu: raducu radulet radut
rafael: fael paeng raf rafa
rafaela: rafa rafi
rafaele: rafa
ragnar: ragge
raibeart: raib robaidh
rainer: raikku
rajiv: raj
rajmund: mundek mundzik rajmundek
rajmunda: mundka mundzia
ralf: ralle
ralph: ralphie
ramon: monchi
ramona: rama
randolph: randy
raphael: rafe ralph raph
rastislav: rasto
raymond: ray
rebecca: bec becca becka becks becky bex
regina: gina reggie reginka rena
reginald: reg reggie
rehor: rehorek
remigiusz: remcio remik
renat: renek reniek
renata: nata natka rena renatka renca reni renia
renato: natoy
renee: rae
reuben: reub reubs rube
ricardo: cardo karding kardo rico
richard: dick dickboy dickey dickon dicky hick rich richie richy rick ricki rickie ricky risa riso
riitta: ritu
ritva: ritu
riwal: riwalig walig
robert: bercik bertik betong bob bobbie bobby rob robbie robby robcio robek robercik robertek robi robin
roberta: bobbi bobbie bobby robbi robbie robby
roberto: betong rober
rodelio: rody
roderick: rod roddie roddy
roderyk: rodri
rodney: rod roddy
rodolfo: fito rody
rodrick: rod roddy
rodrigo: rodri rody
rois: roisin
roksana: ksana roksanka
roland: lanny roli roll rolli rolly roly
rolando: rolly
rolf: roffe
roman: romek
romana: romanka romca
romulo: mulong
ronald: ron ronnie ronny
ronaldo: ronaldinho
roosevelt: rosey
rosa: rosi rosing rosita
rosalind: ros
rosamund: ros
rosario: charo chayo
rostislav: rosta
rowena: wenna
rozenn: rozennig
ruairidh: rodaidh
rubens: rubinho
rudolf: ruda rudek rudi rudo rudolfek rudzio
russell: russ rusty
ruta: rucia rut
ruth: ruthie
ruvon: ruvonig
ruzena: ruza ruzenka
ryszard: rys
ryszarda: rysia
sabina: sabcia sabinka
sabine: biene
sally: sal
salomea: salusia
salomon: salo
salvador: sal
samanta: sam samka
samantha: sam sammie sammy sams
samuel: sal sam sammie sammy sams samu semmi
sandeep: sandie
sander: sandie
sandor: sanyi
sandra: sandi sandie sandrine sandrucha sandrusia sandrynka sandy
sanford: sandie
santiago: sandie santi
sara: sarcia sarita sarusia
sarah: sadie sallie sally
saskia: sassy
scott: scottie scotty
seamas: seamaisin
seamus: shay
sean: seainin
sebastiaan: sebbe
sebastian: baschi bastian seba sebbe
sebastien: bastien seb
sebestyen: sebo sebok
selena: sela selenka selunia selusia
seoc: seocan
seonaid: seonag
sergio: checo
sergiusz: serek sergio
seumas: seumaidh
seweryn: sewek sewer
seymour: sy
shaquille: shaq
sharon: shari shaz
sheldon: shel
shepherd: shep
shkelzen: kel
shlomo: shloime
shulamith: shula
sidney: sid
siegfried: siggi
sieglinde: siggi
siegmund: siggi
sigismund: siggin
sigrid: sigga
sigridur: sigga
sigrun: siggi
silas: si
sim: simidh
simon: sam si sime simunek
simona: simca simonka
simran: simi
sine: sineag
siobhan: shiv
skerdilaid: skerd
slawomir: slawek
sofia: fia sofi
solomon: sol
sona: sonicka
sonia: sonny
sophia: soph sophie sophy
sophie: fifi soph
spencer: spence
stacey: stace
stamira: mirka
stana: stanicka
stanislav: stan stana standa
stanislava: stana
stanislaw: stach stas stasiek stasio staszek
stanislawa: stasia
stanley: stan
staza: stazicka stazka
stefan: stef stefanek stefcio stefek steffe
stefania: stefcia
stela: stelinka
stella: stell
stepanka: stepa
stephan: steph
stephanie: stef steffie steph stephie steve
stephen: steenie
steredenn: steredennig
sterenn: sterennig
stewart: stew stewie
stuart: stu stuie
sumaya: sumy
susan: su sue susie suze suzy zan
susana: su
susanna: suze zan
susanne: susi suze zan
susano: sunjo
suzana: su
suzane: su
suzannah: zannah
suzanne: suze zan
svatava: svata
svatopluk: svata sveto
svatoslav: svata
svatoslava: svata
svetlana: svetlanka
svetozar: sveto
sylvester: sly
sylvia: sylvie sylys
sylvie: sylvette
sylwia: sylwana sylwcia sylwina sylwka sylwunia sylwusia
szabolcs: szabi
szarlota: lotka szarlotka
szczepan: szczepanek szczepek
szymon: szymek szymus
tabitha: tabby
tadeusz: tadek tadeuszek tadzik tadzio
tamara: tam tama tamarka
tamas: tomi
tana: tanicka
tatana: tana
tatiana: tania tatianka
teodor: dorek ted todek
teodora: dorcia
terence: tel terry
teresa: tere terenia tereska teri tess
terez: teca teri terus
tereza: terezka
terezia: teri
thaddaeus: thad
thaddeus: thad
theodor: theo
theodora: theo
theodore: ed eddy ned neddy ted teddy theo
theresa: resi
thobias: tobbe
thomas: tam thom tom tommy
thomasina: tommy
thonmas: tam tanme tanmin tanminne
thorkell: keli
tiago: tiaguinho
tibor: tibi
tiffany: tiff tiffy titi
timea: timi
timoteo: timong
timothy: tim timmy
tobias: tobbe toby
tomas: tomaidh tomaisin tomasek tomasito
tomasz: tomek
tonda: tonicek tonik
torbjorn: tobbe
tormod: noraidh
tracy: tray
travis: trave
trenton: tren trent
trevor: trev trevs
trinidad: trining
tristan: tris trist
tristram: tris
tucker: tuck
tudor: tudorel
tunde: tundi
tyler: ty
tymoteusz: tymek
tyrone: ty tyron
tyson: ty
tytus: tycio
uilleam: uilleachan uillidh
ulana: ula ulka usia
ulf: uffe
uma: uminka
una: oona
uriah: ury
ursula: urschi uschi
urszula: ula ulka usia
vaclav: vana vasa vasek vena venous
valentina: vale
valentine: val
valentino: tino vale
valerie: val
vambola: vambo
vance: van
vanessa: van vane
vasa: vasicek vasik
vendula: venda vendulka
venous: venousek
vera: verka verunka veruska
verna: vernie
vernon: vern vernie
veronica: ronnie vernie vero vonnie
veronika: verca verunka
vicente: chente enteng
victor: bitoy totor vic vick vict
victoria: bico torey tori toya vic vickey vicki vickie vicky vico vikki viqui
viktor: viki
viktoria: viki
viktorie: viki viktorka
vilem: vilda vilemek vilik
vilhelm: ville
villiam: ville
vilmos: vili
vincent: vin vince vinnie vinny
vinicius: vini
violet: lettie vi
violeta: etsav letta oleta viol
virginia: biring ginger ginnie ginny jinny vergie virgie
virginie: gigi nini
vit: vita vitek
vitezslav: vita
vladimir: vlada vladimirek
vladislav: vlada
vlasta: vlasticka vlastinka
vlastimil: vlastik
vlastislav: vlastik
vogla: voko
vojta: vojtik vojtisek
vojtech: vojta
vratislav: vrata
waclaw: wacek
waldemar: waldek
walenty: walek
walentyn: walek
walerian: walerek
wallace: wal wally walt wat
wally: wal
walter: wal wally walt wat watt
wanda: wandzia
wanessa: waneska wania
warren: wazza
washington: wash
wawrzyniec: wawrek wawrzek
welika: velika wela
wendy: peg peggy pig piggy wagger wen wend wendi whizzy wiggy wiz wizard
weronika: nika nisia wera werka
wesley: wes
wiebrand: wieb
wielina: wiela wielka
wieslaw: wiesiek wiesio
wieslawa: wiesia
wikonia: wika wiki
wiktoria: wika wiki
wilfried: willy
wilhelm: wille willy
wilhelmina: helmina wila wilka willie wilma
wilhelmine: helmine
willem: wilco
william: bill billy gill liam will wille willie wills wull wullie
wincenty: wicek witek
winifred: win winnie
winston: win winnie
wioleta: wiola wioletka
wiremu: wi
wirginia: wiga wirgin
wit: witek witus
witold: witek witus
witoslaw: witek witus
wiwiana: wiwa wiwi
wlodzimierz: wlodek
wojciech: wojcik wojtas wojtasz wojtek wojtus
wolfgang: gangl geng gengl wolf wolfi
woodrow: wood woody
xander: xan xandy xolo
xavier: savior xav xavi xevi
xenia: sen xen zenny
ximena: sima sime simonetta xi
xuan: chua
yann: yannig
yin: china chinn xin yip
yolanda: yoli
yong: yang yem yetch
young: you younguth yugi
yousef: seth stef you
yue: dewy du duel yew yu
yvonne: von vonnie yo
zachariah: zac zach zachary
zane: bo sassy zayn zoo
zaneta: zanetka
zbigniew: zbysiek zbysio zbyszek zbyszko
zbynek: zbyna zbynda zbynecek
zdenek: zdenda zdenecek
zdenka: zdenicka
zedekiah: zed
zelda: sal sel zealand zell zella
zenaida: zeny
zenobia: nobby zenia
zenobiusz: zenek zenio zenus
ziggy: sui zag zags zig
zofia: zosia
zofie: zofka
zoltan: zoli
zora: zorka
zosia: zoska
zosimo: zosing
zsigmond: zsiga
zsofia: zso zsofi zsu
zsolt: zsolti
zsombor: zsombi
zsuzsa: zsu
zsuzsanna: zsazsa
zuzana: zuzanka zuzka
zuzanna: zuzia
zygfryd: frydek zyga
zygfryda: fryda frydzia zyga
zygmunt: zygus
αγγελα: αγγελω
αγγελικη: κουλα
αλεξανδροσ: αλεκοσ
αννα: αννουλα
αποστολοσ: αποστολακησ
αριστειδησ: αρησ
αριστοτελησ: αρησ
βασιλειοσ: βασιλησ
βασιλικη: βικυ βουλα κουλα
βελισσαριοσ: αρησ
γεωργιοσ: γεωργακησ
γιαννα: γιαννουλα
γιαννησ: γιαννακησ γιαννουλησ
δημητρα: δημητρουλα
δημητρησ: δημητρακησ
δημητριοσ: δημοσ μητροσ μητσοσ
δημοσθενησ: δημοσ
ελενη: ελενιτσα λενιω
ευγενια: τζενη
ευφροσυνη: φροσω
θεοδωρα: δωρα ντορα
θεοδωροσ: θεοδωρακησ θοδωρησ
κωνσταντινοσ: κωστακησ
μαρκοσ: μαρκιων
παναγιωτα: γιωτα
παρασκευη: βουλα
παυλοσ: παυλακησ
πετροσ: πετρακησ
πολυξενη: ξενη ξενια
σταματια: ματα
χαραλαμπησ: μπαμπησ
χαραλαμποσ: μπαμπησ χαρησ
χαριλαοσ: χαρησ
χρηστοσ: χρηστακησ χρηστακοσ
χριστακησ: hrista
χριστινα: χριστινακι χριστινουλα
χριστοσ: χριστακησ χριστακοσ
александар: ацо сашо
ангела: анѓа
ангелина: анѓа
анка: анкица
билјана: биле
бојан: боки
вера: верче
викторија: вики
душан: душко
елизабета: бети
захарина: зара
зоран: зоки
ивана: ина
илина: ина
ирина: ира
катерина: кате
кирил: кире
костадин: коста
кристина: кика
ленка: ленче
майя: майка
мицко: мице
петар: петко
стојан: стојанче
татјана: тања
филип: филипче фичо
христијан: кико
іван: іванко
јован: јоле
јордан: јоцо
јулија: јуле
արա: արայիկ
գագիկ: գագուլ
գարեգին: գարիկ
կարապետ: կարո
մարտիրոս: մարտիկ
պետրոս: պետիկ
վահագն: վահագ վահագնիկ
תום: תומי
ନାରାୟଣ: ନାରଣ
გიორგი: გიო
დავითი: დათო
ვახტანგი: ვახო
თინათინი: თინა
ივანე: ვანო
მედეა: დეა
ნიკოლოზი: ნიკა
რევაზი: რეზიკო რეზო
სოფიო: სოფო
ქეთევანი: ქეთი
`;

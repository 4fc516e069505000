/**
 * Published lists: `formal: nickname nickname`, folded. Merged by `npm run nicknames`, not edited by hand. Sources:
 *
 * - https://github.com/carltonnorthern/nicknames, commit 21d75051c39cb022d145388d60c87dc30505228b. Apache-2.0, Old Dominion University.
 * - https://github.com/onyxrev/common_nickname_csv, commit b28d65b89d92c24b6c89bd0efc035b3d77fc1f39. public domain.
 * - https://github.com/HaJongler/diminutives.db, commit caae757f1f91bce2175a49942a6c466846ade50c. public domain (the data).
 * - https://github.com/solovevserg/alenka, commit 27b093ed07efff19329869e44c9ff074681779ff. ISC, copyright 2022 Sergei Solovev.
 */
export const published = `
aaron: erin ron ronnie
abbigail: abbey abbi abbie abby gail nabby
abbigale: abbe abbey abbi abbie abby gail nabby
abednego: bedney
abel: ab abe eb ebbie
abiel: ab
abigail: abbey abbi abbie abby abi gail gayle nabby
abigale: abbey abbi abbie abby gail nabby
abijah: ab bige
abner: ab
abraham: ab abe abey abie
abram: ab abe
absalom: ab app
ace: acey acie
ada: addy adie
adaline: ada addy adie delia dell lena
addison: addie addy
addy: adele
adela: adie della
adelaide: addie addy adele adie dell della heidi
adelbert: albert bert del delbert
adele: addie addy dell
adeline: ada addie addy delia dell lena
adelphia: addy adele dell delphia philly
adena: adina deena dena dina
adolphus: ado adolph dolph
adrian: rian
adriane: riane
adrienne: addie enne rienne
agatha: aggie aggy
agnes: aggie aggy inez nessa nessie
aileen: allie lena
al: alex bert
alan: al allie
alanson: al lanson
alastair: al
alazama: ali
alban: alby
albert: al allie bert bertie
alberta: allie
aldo: al
aldrich: rich riche richie
aleksandr: alek alex
aleva: leve levy
alex: al lex
alexa: lexi
alexander: al alec aleck alex elsie lex sander sandy sawney xan zander
alexandra: alex alla allie ally aly lexi lexie sandra sandy
alexandria: alex alla drina sandra
alexia: lexi lexie
alexis: alex lexi lexie
alfonse: al
alfonso: alf alfie alfy
alfonzo: alf alfie alfy fonz fonzie
alfred: al alf alfie alfy allie ally fred freddy
alfreda: freda frieda
algernon: algy
alice: allie ally elsie lisa
alicia: allie elsie lisa
aline: adeline
alison: ali allie ally aly
alistair: allie
alixandra: alix
allan: al alan allen
allen: al alan allan
allie: ali
allisandra: ali allie ally
allison: ali allie ally
allyson: ali allie ally
allyssa: ali allie ally
almena: ali allie ally mena
almina: minnie
almira: myra
alonzo: al lon lonnie lonny lonzo
alphinias: alphus
althea: ally
alverta: vert virdie
alvin: allie alvie alvy
alyson: ali
alyssa: ally aly lissia
alzada: zada
amanda: manda mandy
ambrose: ambers ambie amby brose
amelia: amy emily mel millie
amos: moses
anastasia: ana stacy
anderson: andy
andre: drea
andrea: andi andrew andy drea rea
andrew: andy drew randy
andriane: ada adri rienne
andy: drew
angela: ange angel angie
angelica: angel angelika angelique angie
angelina: angel angie lina
ann: annie jo nan nana nancy nannie nanny
anna: ann anne annie nan
annabelle: belle
anne: ann annie nan nana nancy nanny
annette: anna nettie
annie: ann anna nannie
anselm: anse ansel
anthony: ant tony
antoinette: ann netta tony
antonia: ann netta toni tonia tony
antonio: ant tony
appoline: appie appy
aquilla: quil quillie
ara: arry belle
arabella: ara arry bella belle
arabelle: ara arry bella belle
araminta: armida middie minty ruminta
archibald: archie
archilles: kill killis
ariadne: ari
aristotle: telly
arizona: ona onie
arlene: arly lena
armanda: mandy
armena: arry mena
armilda: milly
arminda: mindie
arminta: minite minnie
arnold: arnie
aron: erin ron ronnie
artelepsa: epsey
artemus: art
arthur: arfie art artie arty
arthusa: thursa
arzada: zaddi
asahel: asa
asaph: asa
asenath: assene natty sene
ashlee: ash
ashley: ash ashly leah lee
aubrey: bree
audrey: audie audree dee
august: gus
augusta: aggy gatsy gussie tina
augustina: aggy gatsy gussie tina
augustine: august austin gus
augustus: augie august austin gus
aurelia: aurilla ora orilla ree rilly
avarilla: rilla
azariah: aze riah
bab: barby
babs: bab barbara barby
barbara: bab babs barb barbie barby bobbie
barbery: barbara
barbie: barbara
barnabas: barney
barnaby: barney
barnett: barney
barney: barnabas
barry: baz bazza
bart: bartholomew
bartholomew: bart bartel bat batt mees meus
barticus: bart
basil: baz bazza
bazaleel: basil
bea: beatrice
beatrice: bea trisha trix trixie
beatrix: trixie
becca: beck
beck: becky
becky: becki beki
bedelia: bridgit delia
belinda: belle linda
bella: arabella belle isabella
belle: bell
ben: bennie
benedict: ben bennie
benjamin: ben benji benjie benjy bennie benny jamie
benjy: benjamin
bernadette: bennie benny
bernard: barney berney bernie berny
berney: bernie
bernice: bennie benny
bert: bertie bob bobby
bertha: birdie
bertram: bert bertie
bertrand: randy
bess: bessie
bessie: bessy
beth: betsy betty elizabeth
bethany: beth
bethena: beth thaney
betty: bette
beverly: bev
bezaleel: zeely
biddie: biddy
bill: billy fred robert william willie
billy: fred robert william
blanche: bea
bob: rob robert
bobby: bob rob
boetius: bo
brad: bradford ford
bradford: brad ford
bradley: brad
bradly: brad
brady: brody
breanna: bree bri
breeanna: bree
brenda: brandy
brian: bri bryan bryant
brianna: bri
bridget: biddie biddy bridgie bridie
brittany: britt brittnie
brittney: britt brittnie
broderick: brady brody rick ricky rod
bryanna: ana anna bri briana brianna
caden: cade
caitlin: cait caity
caitlyn: cait caity
caldonia: calliedona
caleb: cal cale
california: callie
calista: kissy
calpurnia: cally
calum: cal
calvin: cal vin vinny
cameron: cam ron ronny
camile: cammie
camilla: millie milly
camille: cammie millie
campbell: cam camp
candace: candi candy dacey
candice: candy
carla: carly karla
carlotta: lottie
carlton: carl
carmellia: mellia
carmelo: melo
carmon: cammie carm charm
carol: carolann carri carrie cassie kara kari lynn
carolann: carol carole
caroline: cal callie caro carol carole carrie cary cassie lynn
carolyn: carrie cassie lyn lynn
carrie: cassie
carthaette: etta etty
casper: jasper
cassandra: cass cassie sandra sandy
cassidy: cass cassie
caswell: cass
catherine: casey cassie cat cate cath cathi cathie cathy catie caty kate kathy katie katy kay kit kittie lena trina
cathleen: casey cassie cathy kathy katy kay kit kittie lena trina
cathy: catherine cathi cathie cathleen kathy
cecilia: ceecee celia cissy sissy
cecily: cecie
cedric: ced rick ricky
celeste: celia lessie
celinda: linda lindy lynn
chadwick: chad
charity: chat
charlene: charley charlie
charles: carl chad charley charlie chas chaz chick chip chuck
charlie: charles chuck
charlotte: char charley charlie lotta lottie sherry
chauncey: chan chance
chelsey: chelsie
cher: sher
cherilyn: cher
cheryl: cher sheryl
chesley: chet
chester: chet
chet: chester
chick: caroline charlotte chuck
chloe: clo
chris: kris
christa: chris
christian: chris kit kris
christiana: ann chris christy crissy kris kristy tina
christiano: chris
christie: christy kristi kristie kristy
christina: chris chrissie chrissy christy crissy kris krissy kristi kristie kristy tina
christine: chris chrissie chrissy christie christy crissy kris krissy kristy tina
christoffer: chris
christoph: chris
christopher: chip chris christie kit kris
christy: crissy
chuck: chuckie chucky
cicely: cilla
cinderella: arilla cindy rella rilla
cindy: cinderella
clair: clara clare
claire: clair clara clare
clara: clarissa
clare: clara
clarence: clair clare
clarinda: clara
clarissa: cissy clara
clayton: clay
cleatus: cleat
clement: clem
clementine: clem
cliff: clifford
clifford: cliff ford
clifton: cliff tony
cole: colie
columbus: clum
con: conny
concepcion: connie
conor: con
conrad: con conny
constance: connie
cora: corrie
cordelia: cordy delia
corey: coco cordy ree
corinne: cora corrie ora
cornelia: cornie corny corrie nelia nelle nelly
cornelius: con conny corny neil niel
cory: coco cordy ree
courtney: court curt
crystal: chris crys stal
curtis: curt
cynthia: cindy cintha
cyrenius: cene cy renius serene swene
cyril: cy
cyrus: cy
dahl: dal
dal: dahl
dalton: dahl dal
dan: danny
daniel: dan dani dann danny
daniela: danny
daniella: danny
danielle: dani danny ellie
danny: dan dani daniel dannie
daphne: daph daphie
darlene: darry lena
david: dave davey davie davo davy day
daycia: dacia daisha
deanne: ann dee
debbie: deb debby deborah debra
debby: deb
debora: deb debbie debby
deborah: deb debbie debby
debra: deb debbie
deidre: deedee
delbert: bert del
delia: cordelia delius fidelia
delilah: dell della lil lila
deliverance: della delly dilly
dell: della
della: adela adelaide delilah dell
delores: dee dell della lola lolly
delpha: philadelphia
delphine: delf delphi
demaris: dea maris mary
demerias: dea maris mary
democrates: mock
denis: denny
dennis: den dennie denny
dennison: dennis denny
derek: del derrek rick ricky
derick: rick ricky
dermot: jeremy
derrick: eric rick ricky
desmond: des
deuteronomy: duty
diana: di dicey didi
diane: di dian dianne dicey didi
diarmaid: dermot jeremy
diarmid: dermot diarmi jeremy
diarmuid: dermot jeremy
dicey: dicie
dick: dickie richard rick
dickson: dick
dolores: dolly
domenic: dom nic
dominic: dom nic
dominick: dom nick nicky
dominico: dom
don: donnie donny
donald: don donnie donny dony
donato: don
donna: dona
donnie: donny
donovan: don donnie donny dony
dorcus: darkey
dorinda: dora dorothea
doris: dora
dorothea: dora
dorothy: dodie doll dolly dora dortha dot dottie dotty
dot: dotty
dotha: dotty
dotty: dot
douglas: doug dougie
drusilla: silla
duncan: dunk dunky
earnest: ernie
eb: ebbie
ebbie: eb
eben: ebbie
ebenezer: eb ebbie eben
eberhard: ebbe
ed: eddie eddy
eddie: ed eddy
eddy: ed
edgar: ed eddie eddy
edith: edie edye
edmond: ed eddie eddy
edmund: ed eddie eddy ned ted
edna: edny
eduardo: ed eddie eddy
edward: ed eddie eddy ned ted teddie teddy
edwin: ed eddie eddy ned win
edyth: edie edye
edythe: edie edye
egbert: bert burt
eighta: athy
eileen: helen
elaine: helen lainie
elbert: albert bert elbie
elbertson: bert elbert
eldora: dora
eleanor: elaine ellen ellie lanna lenora nell nellie nelly nora
eleazer: lazar
elena: helen
elias: eli lee lias
elijah: eli lige
eliphalel: life
eliphalet: left
elisa: lisa
elisabeth: beth
elisha: eli lish
elizabeth: bess bessie bessy beth betsy bette betty eliza ellie izzy lib libby lilibet lisa liz liza lizzie lizzy
ella: el ellen
ellen: helen nell nellie
ellender: ellen helen nellie
ellie: elly
ellswood: elsey
elminie: minnie
elmira: ellie elly mira
elnora: nora
eloise: heloise louise
elouise: louise
elsie: elsey
elswood: elsey
elwood: woody
elysia: lisa lissa
elze: elsey
emanuel: manny manuel
emeline: em emily emma emmy milly
emily: em emma emmie emmy mel millie milly
emma: em emmie emmy
emmanuel: mannie manny
emmy: emmie
enrico: rico
epaphroditius: dite ditus dyce dyche eppa
ephraim: eph
erasmus: rasmus raze
eric: rick ricky
ernest: ernie
ernestine: erna teeny tina
erwin: irwin
eseneth: senie
essy: es
estella: essy stella
estelle: essy stella
esther: essie hester hettie hetty
ethel: eth
eudicy: dicey
eudora: dora
eudoris: dosie dossie
eugene: gene
eunice: nicie
euphemia: effie effy phemie
eurydice: dicey
eustacia: stacia stacy
eva: eve evie
evaline: eva eve lena
evangeline: ev evie vangie
eve: evie
evelyn: ev eve evelina evie lyn
experience: exie
ezekiel: ez zeke
ezideen: ez
ezra: ez
faith: fay
fallon: fal falcon fall fallie fally falon lon lonnie
fay: faye
felicia: fel feli
felicity: flick fliss tick
feltie: felty
ferdinand: ferd ferdie ferdy fred freddie freddy nandy
ferdinando: ferdie fred nando
fernando: nando
fidelia: delia
fiona: fi
fionna: fiona
flora: flo florence florrie
florence: flo flora florrie flossie flossy floy
floyd: lloyd
frances: cissy fannie fanny fay fran francie frankie frannie franniey franny sis
francie: francine
francine: fran francie frannie franniey franny
francis: fran frank frankie
frankie: francis frank
franklin: fran frank frankie
franklind: fran frank
fred: freddy
freda: frieda
frederica: erica erika
frederick: derick erick fred freddie freddy fritz rick ricky
fredericka: ericka freda freddy frieda ricka rickey
gabby: gabe
gabriel: gabby gabe
gabriela: gabby
gabriella: ella gabby
gabrielle: ella gabby
gail: gayle
gareth: gar gare gary
garrett: barrett gare garratt garret garry gary jerry rhett
garrick: garri
gary: gar gare
gavin: gav
genevieve: eve jean jenny
geoff: jeff
geoffrey: geoff jeff
george: geordie georgie
georgia: george
georgiana: georgia
georgina: george georgie gina
georgine: george
gerald: gerry jerry
geraldine: dina geri gerri gerrie gerry jeri jerri jerry
gerard: ged gerry jerry
gerhardt: gay
gerry: jerry
gertie: gertrude
gertrude: gertie trudie trudy
gilbert: bert gil wilber
gilford: gil
gina: gena
ginevra: ginny
ginger: ging
giovanni: gio
glenn: glen
gloria: glory
gordon: don gordie gordy
governor: govie
grace: gracie
greenberry: berry green
greggory: gregg
gregor: greg
gregory: gory greg gregg
greig: greg
gretchen: margaret
griselda: grissel
gum: monty
gus: gussie
gustav: gus
gustavus: gus gussie
gwen: wendy
gwendolyn: gwen wendy
hailey: haylee hayley
hallie: hally
hamilton: ham
hannah: anna nan nanny
harold: hal hap haps harry
harriet: hallie hally hattie
harrison: hap haps harry
harry: hal hap haps harold henry
harvey: harve
haseltine: hassie
haylee: hailey hayley
hayley: hailey haylee
heathcliff: heath
heather: hetty
helen: ella ellen ellie lena nell nellie nelly
helena: aileen eileen elaine eleanor ellen lena nell nellie
helene: ella ellen ellie lena
heloise: eloise elouise lois
henrietta: etta etty henny hettie hetty nettie retta
henry: hal hank hap haps harry
hephsibah: hipsie
hepsibah: hipsie
herbert: bert herb herbie
herman: dutch harman
hermione: hermie
hester: esther hessy hettie hetty
hetty: hettie
hezekiah: hez hy kiah
hillary: hilary
hipsbibah: hipsie
hiram: hy
honora: honey nora norah norry
hopkins: hop hopp
horace: horry
hortense: harty tensey
hosea: hosey hosie
howard: hal howie
hubert: bert hub hugh
hugh: huey hughie
humphrey: huffie
ian: john
ienken: jill
ignacio: nacho nacio
ignatius: iggy nace nate natius
ignatzio: iggy nace naz
immanuel: emmanuel mannie manny manuel
india: indie indy
indiana: indy
inez: agnes
iona: onnie
irene: rena
irvin: irving
irving: irv
irwin: erwin
isaac: ike zeke
isabel: bel bell bella belle issy isy izzie izzy nib nibby tibbie
isabella: bel bell bella belle issy isy izzie izzy nib nibby tibbie
isabelle: bel bell bella belle issy isy izzie izzy nib nibby tibbie
isadora: dora issy
isadore: izzy
isaiah: zadie zay
isidore: dore izzy
isobel: bel bell isy izzie izzy
iva: ivy
ivan: john van
jack: jackie jacko jacky jak
jackson: jack
jacob: jaap jake jay
jacobus: jacob
jacqueline: jackie jacky jacqui
jacquelyn: jackie
jahoda: hoda hodie hody
jakob: jake
jalen: al alen haylen jaelin jailyn jay jaye jaylin jaylyn len lennie lenny
james: jake jamey jamie jay jem jim jimbo jimi jimmer jimmie jimmy
jamey: james jamie
jamie: ben james
jane: janey janie jean jennie jenny jessie
janet: jan jessie
janice: jan
jannett: nettie
jasmine: jas jaz
jason: jace jay
jasper: casper jap
jayme: jay
jean: jane
jeanette: janet jean jessie nettie
jeanne: jane jeannie
jeannette: nettie
jebadiah: jeb
jedediah: diah dyer jed
jedidiah: diah dyer jed
jefferey: jeff
jefferson: jeff sonny
jeffery: jeff
jeffrey: geoff jeff
jehiel: hiel
jehu: gee hugh
jemima: jem mima
jennet: jenn jenny jessie
jennifer: jen jenn jenni jennie jenny
jeremiah: jem jereme jeremy jerry
jeremy: jem jerry jez jezza
jerilyn: jeri jerri jerry
jerita: rita
jerrold: jerry
jerry: geraldine geri gerry jereme
jesse: jess
jessica: jess jessie
jessie: jane janet jess jesse
jill: jilly
jillian: jill jilly
jim: jimmie jimmy
jimmy: jim jimi
jincy: jane
jinsy: jane
jo: jody
joan: jo nonie
joann: jo
joanna: hannah jo joan jodi jody jojo
joanne: jo jojo
jody: jo
joe: jo jody joey
johann: john
johanna: jo
johannah: hannah jo joan jody nonie
johannes: joh john johnny jonathan
john: ian jack jackie jacky jock johnnie johnny jon jonnie jonny
johnathan: john johnathon johny jon jonathan jonathon jonnie jonny nathan
johnathon: john johnathan johny jon jonathan jonathon jonnie jonny
jon: john johnny jonnie jonny nathan
jonathan: john johnathan johnathon johny jon jonathon jonnie jonny jonty nathan
jonathon: john johnathan johnathon johny jon jonathan jonnie jonny
joseph: jo jody joe joey jos pepe
josephine: fina jo jody joey josey josie
josetta: jettie
josey: josophine
joshua: joe jos josh
josiah: jos
josophine: jo joey josey
joyce: joy
juanita: nettie nita
judah: jude juder
judith: jodi jodie jody juda jude judi judie judy
judson: jud sonny
judy: judie judith
julia: jill jilly jules juley julie
julian: jule jules
julias: jule jules
julie: jule jules julia
june: junie junius
junior: jr june
justin: juston justus
kaitlin: kait kaitie
kaitlyn: kait kaitie
kaitlynn: kait kaitie
kalli: cali kali
kameron: kam
karla: carla carly
katarina: catherine tina
kate: cate kay
katelin: kate kay kaye
katelyn: kate kay kaye
katharine: kat
katherine: cassie cathy kat kate kath kathi kathie kathy kati katy kay kaye kit kittie kitty lena trina
kathleen: cassie cathy kath kathy katy kay kit kittie lena trina
kathryn: kate kathy katie
kathy: kathi kathie
katia: kate katie
katie: caty kati
katy: kate kathy katie
kay: kaye
kayla: kay
kelley: kelli kellie kelly
kendall: ken kenny
kendra: kay kenj
kendrick: ken kenny
kendrik: ken kenny
kennedy: ken kenny
kenneth: ken kendrick kenny
kenny: ken kenneth
kent: ken kendrick kenny
kerry: kerri kez
kester: kit
kevin: kev
keziah: kizza kizzie
kimberley: kim kimberli kimberly kimmy
kimberly: kim kimberley kimberli kimmy
kingston: king
kipling: kip
kit: kittie
kris: chris
kristel: kris
kristen: chris
kristin: chris
kristina: kris krissie krissy
kristine: chris christy crissy kris krissy kristy tina
kristofer: chris kris
kristoffer: chris kris
kristopher: chris kris
kristy: chris
kurt: curt
kurtis: kurt
kymberly: kym
lafayette: fate lafe laffie
lamont: monty
laodicia: cenia dicy
larry: laurence lawrence
latisha: tish tisha
laura: lauri laurie lorie
laurel: laurie
lauren: laurie ren
laurence: larry lauren laurie law lon lonny lorne lorry
laurie: lauri lorie
laurinda: laura
lauryn: laurie
laveda: veda
laverne: verna
lavina: ina vina viney
lavinia: ina vina viney vinnie
lavonia: vina viney vonnie wyncha
lavonne: von
lawrence: larry lauren laurie law lawrie lon lonny lorne lorry
leanne: annie lea
lecurgus: curg
leilani: lani
lemuel: lem
lena: ellen
lenora: lee nora
leo: lee leon
leonard: len lenny leo leon lineau
leonidas: lee leon
leonora: nell nellie nora
leonore: elenor honor nora
leopold: leo
leroy: lee roy
lesley: les
leslie: les lez
lester: les
letitia: lettice lettie letty tish tisha titia titty
levi: lee
levicy: vicy
levone: von
lib: libby
lidia: lyddy
lil: lilly lily
lilian: lil
lillah: lil lilly lily lolly
lillian: lil lillie lilly lolly
lilly: lil lily
lily: lillie lilly
lincoln: link
linda: lindie lindy lynn
lindsay: lindie lindsey lindsie lindsy lindy
lindy: lynn
lionel: leon
lisa: alice liz lizzie melissa
littleberry: berry little
lizzie: liz
lois: lou louise
lon: lonzo
lonzo: lon
lorelei: laurie lori lorrie
lorenzo: loren
loretta: etta lorie lorrie retta
lorraine: lorie lorrie
lotta: lottie
lou: louis lu
louis: lewis lou louie
louisa: eliza lois lou lula lulu
louise: eliza lois lou lulu
louvinia: vina viney vonnie wyncha
lucas: luke
lucia: lucy
lucias: luke
lucille: cille lou lu lucy
lucina: sinah
lucinda: cindy lou lu lucy
lucretia: creasey
lucy: lu lucinda lulu
luella: ella lu lula
luke: lucas lucky
lunetta: nettie
lurana: lura
luther: luke
lydia: liddy lyddy
lyndon: lynn
mabel: amabel mehitabel
mac: mc
mack: mac mc
mackenzie: kenzy mac mack
maddison: maddi maddie
maddy: madeline madelyn madge
madeleine: maddy
madeline: lena maddi maddie maddy madge madie magda maggie maud
madelyn: maddy madie
madie: madeline madelyn
madison: maddy mattie
madonna: madge
maegen: meg
magdalena: lena maggie
magdalene: maddy
magdelina: lena madge magda maggie
maggie: mags
mahala: hallie
makayla: kayla
malachi: mally
malcolm: mac mal malc
malinda: lindy
mamie: mayme
manda: mandy
mandie: amanda
mandy: amanda
manerva: eve minerva nerva nervie
manny: manuel
manoah: noah
manola: nonnie
manuel: emanuel manny
marcus: marc mark
margaret: daisy gretta madge mae maggie maggy mags maisie marge margery margie margy may meg meggie midge peg peggy rita
margaretta: daisy gretta madge maggie marge margery margie meg midge peg peggy rita
margarita: daisy greta madge maggie maisie marge margo meg megan metta midge peggie rita
marge: margaret margaretta margery
margie: marjorie
marguerite: peggy
mariah: maria mary
marian: marion
marie: mae mary
marietta: mae mamie maria mariah marie marion mary maureen may mercy minnie mitzi mollie molly polly
marilla: rilla
marilyn: mary
marion: mary
marissa: rissa
marjorie: margie margy
mark: marky
marsha: marcia marcie mary
martha: marty mattie matty patsy patty
martin: marty
martina: marty tina
martine: tine
marv: marvin
marvin: marv
mary: jo mae mamie marie may mayme mitzi mollie molly polly
masayuki: masa
mathew: mat matt maty
mathilda: patty tillie
matilda: mattie matty maud tilla tillie tilly
matthew: mat matt matty thias thys
matthews: matt mattie matty
matthias: matt thias thys
mattie: matty
maud: maudie middy
maude: maudie
maureen: mary
maurice: mo moe morey mossie
mavery: mave
mavine: mave
mavis: mamie
max: mac mack maxie maxy
maximilian: max
maximillian: max
maxine: max maxie maxy
maxwell: max
may: mae
mckenna: kenna meaka
medora: dora
megan: meg meggie
meghan: meg
mehitabel: hetty hitty mabel mitty
melanie: mel mellie
melchizedek: dick zadock
melinda: linda lindy lynn mel mendy mindy
melissa: lisa lissa mel milly missy
mellony: mellia
melody: lodi mel
melvin: mel
melvina: vina
melvyn: mel
mercedes: merci mercy sadie
merv: mervin
mervin: merv
mervyn: merv
micajah: cage
michael: micah mick mickey micky mike mikey
michaela: mickey micky
micheal: mike mikey miky
michelle: chelle mickey micky shell shelley shellie shelly shely
mick: mickey micky
miguel: michael miggy miguael miguaell miguail miguaill miguayl miguayll miguell mike
mikaela: mickey micky
mike: michael mick mickey micky mikey
mildred: millie milly
millicent: millie milly missy
minerva: minnie
minnie: wilhelmina
miranda: mandy mindy mira randi randy
miriam: mimi mitzi mitzie
missy: melissa
mitch: mitchell
mitchell: mitch
mitzi: mary mittie mitty
mitzie: mittie mitty
molly: mollie polly
monet: nettie
monica: monna monnie
montague: monty
monteleon: monte
montesque: monty
montgomery: gum monty
monty: lamont
morris: mo moe morey
mortimer: mort
morton: mort
moses: amos mo moe mose moss
moshe: moishy
murdoch: murdy
muriel: mur
myrtle: myrt myrti
nadine: deedee nada
nancy: ann nan nance nanny
naomi: omi
napoleon: leon nap nappy
natalie: nat natty nettie
natalya: nat
natasha: nat tash tasha
nathan: nat nate
nathanael: nat nate
nathaniel: nat nate nathan than
nelle: nelly
nellie: nelly
nelson: nels
newt: newton
newton: newt
nichola: nic
nicholas: claas claes coll nic nick nickie nicky nico
nicholette: cole nichole nickey nicki nicky nicole nikki
nick: nik
nicodemus: nic nick nickie nicky nico
nicola: nic nicki nicky nikki
nicolas: nic nick nickie nicky nico
nicole: nic nicki nicky nikki nole
nik: nick
nikolas: claes nic nick nickie nicky nico
nikole: nikki
nora: nonie
norbert: bert norby
norbusamte: norbu
noreen: norrie
norette: norrie
norman: norm
nowell: noel
obadiah: diah dyer obed obie
obediah: obie
obedience: beda beedy biddie obed
obie: obediah
octavia: tavia
odell: odo
olive: livia nollie ollie
oliver: oli ollie
olivia: livia livvy nollie ollie
ollie: oliver
olwen: ollie
onicyphorous: cy cyphorus one osaforum osaforus syphorous
orilla: ora rilly
orlando: roland
orphelia: phelia
ossy: ozzy
oswald: ossy ozzie ozzy waldo
otis: ode ote
pamela: pam pammy
pandora: dora
parmelia: amelia melia milly
parthenia: parsuny pasoonie phenie teeny
patience: pat patty
patricia: pat patsy patti patty tricia trish trisha trixie
patrick: paddy pat pate patsy peter
patsy: patty
patty: patricia patti
paul: paulie
paula: lina polly
paulina: lina polly
pauline: polly
peg: peggy
peggy: peg
pelegrine: perry
penelope: penny
perceval: perce percy
percival: perce percy
peregrine: perry
permelia: mellie melly milly
pernetta: nettie
persephone: seph sephy
peter: pate pete petey
petronella: nellie
pheney: josephine
pheriba: ferbie pherbia
philadelphia: delphia
philander: fie
philetus: leet phil
philinda: linda lindy lynn
philip: phil pip
philipina: penie phoebe pip
philippa: phil pip pippa
phillip: phil pip
philly: delphia
philomena: menaalmena phil
phoebe: fifi
pinckney: pink
pleasant: ples
pocahontas: pokey
posthuma: humey
prescott: pres scott scotty
priscilla: cilla cissy prissy
providence: provy
prudence: prudy prue
prudy: prudence
quincy: quin
quinton: quin
rachel: rachael rae ray shelly
rae: dannie ray
rafaela: rafa
ralph: ralphie
ramona: mona
randall: randy
randolf: dolph randy
randolph: dolph randy
raphael: ralph raph
ray: rae raymond
raymond: ray
reba: becca beck
rebecca: becca beck becki becky beki reba
reg: reggie
reggie: reg reginald
regina: gina reggie
reginald: naldo reg reggie renny
relief: leafa
reuben: rube
reynold: reginald
rhoda: rodie
rhodella: della
rhyna: rhynie
ricardo: rick ricky rico
rich: dick riche rick
richard: dick dickey dickie dickon dicky hick rich richie rick rickey ricki rickie ricky
rick: ricky
rickie: ricki
ricky: dick rich rickey ricki
robbie: rabbie
robert: bill billy bob bobbie bobby dob dobbin hob hobkin rabbie rob robbie robby rupert
roberta: birdie birtie bobbi bobbie bobby robbi robbie robby roby
roberto: rob
rocco: rocky
roderick: erick rickie rod roddy
rodger: bobby hodge robby robin rod roge roger rupert
rodney: rod
roger: bobby hodge robby robin rod rodger rog roge rupert
roland: lanny orlando rollo rolly
ron: ronnie ronny
ronald: naldo ron ronnie ronny
ronnie: ronny
ronny: ronald
rosa: rose
rosabel: belle rosa rose roz
rosabella: bella belle rosa rose roz
rosaenn: ann
rosaenna: ann
rosalinda: linda rosa rose roz
rosalyn: linda rosa rose roz
roscoe: ross
rose: rosie
roseann: ann rose rosie roz
roseanna: ann rose rosie roz
roseanne: ann
rosemary: marie mary rose rosemarie rosey rosie
rosina: sina
roxana: roxy
roxane: rox roxie roxy
roxanna: ann rose roxie
roxanne: ann rose roxie roxy
rudolph: dolph olph rolf rudy
rudolphus: dolph olph rolf rudy
russell: russ rusty
ryan: ry
sabrina: brina
saffron: saffy
safieel: safie
sally: sal
salome: loomie
salvador: sal
sam: sammy
samantha: mantha sam sammi sammie sammy
sampson: sam sammy
samson: sam sammy
samuel: sal sam sammie sammy
samyra: myra sam sammy
sandra: cassandra sandy
sandy: sandra
sanford: sandy
sarah: sadie sallie sally sara
sarilla: silla
savannah: anna savanna vannie
scott: sceeter scottie scotty squat
sebastian: bastian seb sebby
serena: rena
serilla: rilla
seymour: morey see
shaina: sha shay
sharon: sha shay shaz
shaun: shawn
shawn: shaun
sheila: cecilia
sheldon: shelly
shelley: shelly
shelton: shel shelly tony
sheridan: dan danny sher
sheryl: cheri cherie sher sheri sherri sherry sherryl
shirley: lee sherry shirl
shlomo: shloime
sibbilla: sibbell sibbie sybill
siddharth: sid
siddhartha: sid
sidney: sid syd
sigfired: sid
sigfrid: sid
sigismund: sig
silas: si
silence: liley
silvester: si sly syl vest vester
simeon: si sim sion
simon: si sim sion
smith: smitty
socrates: crate
solomon: sal salmon saul sol solly zolly
sondra: sonnie
sophia: sophie
sophronia: frona fronia sophia
spencer: spence
stacey: stace staci stacie stacy
stacie: stacey staci stacy
stacy: staci
stanford: stan
stanislas: stan
stanislav: stan
stanislaw: stan
stanley: stan
stephan: steve
stephanie: annie stef steff steffi steffie steffy steph stephani stephany stephie stephine steve stevie
stephen: steenie steph steve stevie
steven: steph steve stevie
stewart: stew stewie
stuart: stu
submit: mitty
sue: susan susie
sullivan: sully van
susan: hannah su sue sukey susie susy suzi suzie suzy
susanna: suze
susannah: hannah sue sukey susie
susie: suzie
suzanne: sue suki susie suze
sybill: sibbie
sydney: sid syd
sylvanus: sly syl
sylvester: si sly sy syl vessie vester vet
tabby: tabitha
tabitha: tabby
tallulah: lula
tamarra: tammy
tammie: tami tammy
tammy: tami tammie
tanafra: tanny
tasha: tash tashie
ted: teddy
teddy: teddie
temperance: tempy
terence: tel terry
teresa: terri terrie terry tess tessa tessie
terri: teri terrie terry
terry: terence terri terrie
tess: teresa theresa
tessa: teresa theresa
thad: thaddeus
thaddaeus: tad thad thady
thaddeus: tad thad thady
theo: theodore
theodora: dora theo
theodore: ted teddie teddy theo
theodosia: dosia theo
theophilus: ophi
theotha: otha
theresa: teri terry tess tessa tessie tessy thirza thursa traci tracie tracy
thom: thomas tom tommy
thomas: thom tom tommy
thomasa: tamzine
tiffany: tiff tiffy
tilford: tillie
tim: timmy
timon: tim
timothy: tim timmy
tina: christina
tisha: tish
tobiah: toby
tobias: bias toby
tom: thomas tommy
tony: anthony
tracy: trace
tranquilla: quilla trannie
trevor: trev
trish: patricia trisha
trix: trixie
trudy: gertrude trudi trudie
tryphena: phena
tyler: ty
tyron: ty
tyrone: ty
tyson: ty
unice: eunice nicie
uriah: riah
ursula: sula sulie
valentina: felty val vallie
valentine: felty val
valeri: val
valerie: val
valerius: val
vanburen: buren
vance: van
vandalia: vannie
vanessa: essa nessa vanna
vernisee: nicey
vernon: vern
veronica: franky frony ronie ronna ronnie vonnie
vic: victor
vicki: vickie vicky victoria
victor: vic vick
victoria: tori torie torrie tory vic vickey vicki vickie vicky vikki
vijay: vij
vin: vinny
vince: vinnie
vincent: vic vin vince vinnie vinny
vincenzo: vic vin vince vinnie vinny
vinson: vin vince vinnie vinny
viola: ola vi
violet: vi
violetta: lettie
virginia: ging ginger ginny jane jennie virgy
vivian: vi viv
waldo: ossy ozzy
wallace: wally
wally: walt
walter: wally walt
washington: wash
webster: webb
wendy: wen
wesley: wes
westley: farmboy wes west
wilber: bert wil will
wilbur: wil will willie willy
wilda: willie
wilford: wil will
wilfred: fred wil wilf will willie
wilhelm: wil willie
wilhelmina: mina minnie willie wilma
will: bill fred wilbur willie
willard: wil will
william: bela bell bill billy wil will willie willy
willie: fred william
willis: bill willy
wilma: billiewilhelm
wilson: will willie willy
winfield: field win winny
winifred: winnet winnie
winnie: winnifred
winnifred: winnie winny
winny: winnifred
winston: winnie
winton: wint
woodrow: drew wood woody
yeona: ona onie
yoshihiko: yoshi
yulan: lan yul
yvonne: vonna
zach: zack zak
zachariah: zac zach zachy zack zak zakk zeke
zachary: zac zach zachy zack zak zakk zeke
zachery: zac zach zachy zack zak zakk zeke
zack: zach zak
zebedee: zeb
zedediah: diah dyer zed
zedekiah: zed
zephaniah: zeph
александр: алекс санек санька саня саша сашок сашуля
александра: лекса лексочка саня саша сашенька сашка сашуля
алексей: алеша алешка леньчик леня леха леша
алена: аленка аленушка ленка
алина: алинка аля лина
алиса: алисонька алисочка
алла: аллочка
альбина: альби эльба
анастасия: ася насена настася настена настенька настюха настюша настя
анатолий: толя толян толяндрий
ангелина: анжела
андрей: андрюха андрюша дрон
анжелика: анжи лика
анна: анечка анка анюта аня нюра
антон: антоха антошка тоха
антонина: тонечка тоня
арина: ариночка
аркадий: арк аркаша
арсений: арс сеня
артем: артемка тема темыч
артемий: тема темыч
артур: арти артурчик
богдан: бодя
борис: борька боря борян
вадим: вад вадик вадюша
валентин: валек валя
валентина: валек валька валя
валерий: валера валерка
валерия: валя лера лерочка леруся
варвара: варварочка варварушка варенька варька варьчик варюшка
василий: васек васька вася васян
василиса: василисочка васька
вера: веронька верочка
вероника: ника никуся
виктор: витек витька витя
виктория: вика викуля викуся
виталий: вит виталя виталян
влада: владик лада
владимир: вова вовка вовчик володя вольдемар
владислав: влад владик владос
владислава: влада
всеволод: сева
вячеслав: вячик слава
галина: галенька галочка галя
геннадий: гена гендос гендостан генка
георгий: гога гоша гошан жора жорж жорик
глеб: глебан глебас глебка глебозавр глебыч
григорий: грихан гриша гришан гришаня гришка
даниил: данек даня денчик
данил: данчик данька даня
данила: данек даник данилка данька даня
дарья: даша дашенька дашка дашуля дашута
денис: ден дениска денисок денчик дэн дэнчик
диана: дианочка
дмитрий: дима димас димка димон митя
евгений: евген жека женек женя
евгения: женениус женечка женька женюша женя
егор: егорка егорушка
екатерина: катерина катька катюня катюха катя
елена: еленка еленочка еленушка лена ленка леночка ленуся
елизавета: лиза лизка лиса элиза эльза
жанна: жанночка снежанна
иван: вано ванька ваня
игорь: игорек игоряны
илья: илюха илюша илюшка
инна: иннесса инночка
ирина: ира ирик ирка иронька ирочка ируся ируша
карина: кариночка
кирилл: кир кирюха киря
константин: костик костя костян
кристина: кристи кристиночка
ксения: ксенечка ксеня ксюха ксюша ксюшенька
лев: лева львенок
леонид: ленчик леня
лидия: лида лидочка
лилия: лида
любовь: люба любонька любочка
людмила: люда людка людовик людочка мила
максим: макс максимка максон
марат: маратик маратян
маргарита: мара марго рита риточка ритуля ритусик
марина: маринка мариночка маринушка
мария: маня мара маруся маша машенька машка машулька
матвей: матяш мотя
милена: мила милли
михаил: миха михан миша мишутка
надежда: наденька надька надюха надюшка надя
наталия: ната наташа натусик
наталья: ната наташа наташенька натуська натуся таша
никита: некит никитка никитос никитыч
николай: колюшка коля колян никола николка
нина: нинка ниночка
оксана: ксю оксаночка окси
олег: олежа олежка
олеся: леся олесенька
ольга: оленька олечка оля
павел: павлуша паша пашка
петр: петро петруха петя
полина: апполинария полечка полиночка полька поля
родион: родя
роман: рома ромка ромко ромчик ромыч
руслан: рус русик русич русланчик руська
рустам: рустик
савва: сава
савелий: сава
светлана: света светочка светуля
святослав: свят слава
семен: сема семка семочка сеня
сергей: серго сергуня серега сережа сереженька серж серый
софия: сонечка соня
софья: соня софа
станислав: стан стас стасик
степан: степа степашка степка
стефан: фаня
тамара: тамарочка тома
татьяна: танечка танька танюша таня
тигран: тигр
тимофей: тима тимоха тимоша
тимур: темур тим тимик тимыч
тихон: тиша тишка
ульяна: уля
федор: федька федюша федя
филипп: филиппок филя
элеонора: нора элеонорочка
юлия: юлек юленька юлечка юлька юльчик юля
юрий: юра юрец юрка юрок юрчик
яков: яша
яна: яночка
ярослав: яр ярик
`;

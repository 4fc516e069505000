/**
 * Indian nicknames: `formal: nickname nickname`, folded. Compiled for this project from common knowledge; compare Wikipedia, "Hypocorism".
 */
export const southAsian = `
abhijit: abhi jit
abhilash: abhi
abhimanyu: abhi manyu
abhinav: abhi
abhishek: abhi
aditi: adi
aditya: adi
ajay: aju
akanksha: akku
akash: akki
akhilesh: akhil
akshay: akki akshu
alok: alu
aman: amu
amit: amu
amitabh: amit
amrita: amu amri
anand: andy nandu
ananya: anu
aniket: ani
anil: anu
anirudh: ani
anita: anu
anjali: anju
ankit: anki
ankita: anku
anuradha: anu radha
aparna: appu
archana: archu
arjun: aju
arundhati: aru
ashish: ashu
ashok: ashu
ashwin: ash
balakrishna: balu krishna
balakrishnan: balu
balasubramaniam: balu
balasubramanian: balu
bhagyashree: bhagya
bharat: bharu
bhavana: bhavu
bhupendra: bhupi
chandrasekhar: chandru sekhar shekhar
chandrashekar: chandru shekhar
chitra: chitu
debabrata: debu
debashish: debu
deepak: deepu dipu
deepika: deepu
devendra: dev
dhananjay: dhanu
dharmendra: dharam
dinesh: dinu
divya: divi
gaurav: gaurab gauri
gayatri: gayu
gopalakrishnan: gopal
govind: govi
gurpreet: guri gopi
harish: hari
harpreet: harry
hemant: hemu
indira: indu
jagdish: jaggu
jagjit: jaggi
janaki: janu
jasmeet: jassi
jaspreet: jassi
jaswinder: jassi
jayalakshmi: jaya
jayanti: jaya
jitendra: jeetu jitu
jyoti: jo jyo
kalyani: kalu
kamalakar: kamal
kavita: kavi
kedarnath: kedar
kishore: kishu
krishnamurthy: krish murthy
krishnan: krish
kuldeep: deep
lakshmi: lachu laxmi
lakshminarayan: lakshmi narayan
lalita: lali
madhavi: madhu
madhusudan: madhu
mahendra: mahi
mahesh: mahi
manish: manu
manisha: manu
manjula: manju
manmohan: mohan
manoj: manu
meenakshi: meenu meena
mohan: monu
mukesh: muku
nagarjuna: nag
nandini: nandu
narasimha: simha
narayanan: narayan
narendra: naren
naveen: navi
neelima: neelu
neha: nehu
nikhil: nikki
nilesh: nilu
niranjan: niru
nirmala: nimmi
padmanabhan: padman
padmavati: padma
parameshwaran: param
parthasarathi: partho
parvati: paru
pooja: poo
prabhakar: prabhu
pradeep: deepu
prakash: pakki
pramod: pammi
pranav: panu
prasanna: prasu
prashant: pacchu
pratibha: prati
praveen: prav
preeti: pree
priyanka: priya piyu pinky
purnima: purnu
purushottam: purush
raghavendra: raghu
raghunath: raghu
rajalakshmi: raji
rajendra: raj rajen raju
rajesh: raj raju
rajeshwari: raji
rajiv: raju
rajkumar: raj raju
rakesh: rocky
ramachandran: ram chandran ramu
ramakrishna: rama krishna
ramakrishnan: ram
ramesh: ramu
ranjit: ranju
rashmi: rashu
ravichandran: ravi
ravindra: ravi
rekha: reku
ritu: ritzu
rohan: ro
rohit: ro
rukmini: rukku
sachin: sachu
sandeep: sandy
sandhya: sandy
sangeeta: sangi
sanjay: sanju
sanjeev: sanju
santosh: santu
saraswati: saru
sarojini: saro
satish: sati
satyanarayana: satya
savita: savi
shailendra: shailu
shakuntala: shaku
shankar: shanku
sharmila: sharmi
shashank: shashi
shivakumar: shiva
shivani: shivi
shreya: shrey
shubham: shubhu
siddharth: sid siddhu
siddhartha: sid
sivakumar: siva
smita: smitu
sneha: snehu
soumya: soumi
srinivas: sri vasu
srinivasan: sri vasan seenu
subhash: subhu
subramaniam: subbu mani
subramanian: subbu mani
sudarshan: sudha
sudhir: sudhi
sujata: suji
sumitra: sumi
sundararajan: sundar
sunil: sunny
sunita: suni
surendra: suren suri
suresh: suri
surjit: jeeta
sushma: sushi
swaminathan: swami
swapnil: swap
tanvi: tanu
tejaswini: teju
thyagarajan: rajan
umesh: umi
upendra: upen
usharani: usha
vaishnavi: vaishu
varun: varu
vasudevan: vasu
venkataraman: venkat raman
venkatesh: venky venkat
venkateswaran: venkat
vidyasagar: vidya
vijay: viju
vijayalakshmi: viji vijaya
vijaykumar: vijay
vikas: vicky
vikram: vicky vik
vinayak: vinu vinay
vineet: vinni
virendra: viru
vishal: vishu
vishnu: vishu
vishwanath: vishu
vivek: vicky
yashwant: yash
yogendra: yogi
yogesh: yogi
`;

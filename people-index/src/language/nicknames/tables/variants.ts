/**
 * Forms of a name in several languages and alphabets: `name: form form`, folded. People use another form when they move abroad, so these
 * match, but rank behind nicknames. The forms of a line are related to its first name only. Compiled for this project from common
 * knowledge.
 */
export const variants = `
abdallah: abdullah abdellah abdoulaye
abdurrahman: abdulrahman abderrahmane abdelrahman
adwoa: adjoa ajoa adzo
afua: efua afia efia
ahmed: ahmet ahmad
aisha: aicha ayse aissatou
akua: ekua
aleksandr: alexander alexandre alejandro alessandro alexandros oleksandr aleksander aleksandar iskander
aleksei: alexey alexei oleksii oleksiy alexis
amina: aminata emine
andrei: andrey andrii andriy andrzej andreas andrew andre andrea andres
antonio: anton anthony antoine antoni antonius antal antti
bogdan: bohdan
catherine: katharina ekaterina yekaterina caterina catalina katarina katarzyna catarina kateryna aikaterini katalin katrine
charles: carlos carlo karl carl karel karol charly
christian: cristian kristian krystian hristian
christophe: christopher cristobal christoph krzysztof kristoffer cristoforo
daniel: daniele daniil danilo danyil
david: davide dawid davit dawood daoud
dmitri: dmitry dmitriy dmytro dimitri dimitrios dimitar dumitru dimitrij
elias: ilyas elie eliyahu ilya ilias
elizabeth: elisabeth isabel elisabetta elzbieta elizaveta alzbeta erzsebet elisabete
emmanuel: manuel emanuele emanuel immanuel
eugene: evgeny yevgeny evgenii eugenio eugen yevhen eugeniusz
fatima: fatma fatoumata fatemeh
francois: francisco francesco francis franz frans franciszek ferenc frantisek
frederic: frederick friedrich federico fredrik frederik
gabriel: gabriele gavriel gavril dzhabrail
george: georges jorge giorgio georg georgios georgi giorgi yuri jerzy gheorghe gyorgy jiri georgy
gregory: gregoire gregorio grigory grzegorz gregor grigorios hryhorii grigore
hasan: hassan
helene: helena elena helen olena yelena eleni jelena elene
henri: henry enrique enrico heinrich hendrik henrik henryk henrique
hugo: hugues ugo
hussein: huseyin hossein husain
ibrahim: abraham avraham brahim ebrahim
ignatius: ignacio ignace ignacy ignazio
igor: ihor
ivan: john jan giovanni jean johann johannes juan joao ian ioannis ion ioan hans hovhannes yahya
jacob: jakob jakub jacobo giacomo yaakov jacques james yaqub yakov
jerome: jeronimo girolamo hieronymus
joseph: giuseppe jose josef jozef yosef yusuf youssef iosif jozsef jusuf josip
julia: yulia giulia julie juliette yuliya iulia
justin: justino justyn iustin
khadija: hatice khadidja
konstantin: constantin konstantinos costantino constantine kostiantyn
kwabena: kobena kobina
kwadwo: kojo kwodwo
kwaku: kweku
kwasi: kwesi akwasi
laurent: lorenzo lawrence lars laurens laurence lorenz vavrinec
leon: lev leo
louis: luis luigi ludwig lodewijk ludovic ludwik luiz lajos
lucas: luca luke lukas lukasz luc lukacs loukas
lucia: lucie lucy luz lucja
margaret: marguerite margarita margherita margarete malgorzata margareta margarida
maria: marie mary mariya mariia maryam miriam mariam marija
mark: marc marco marcos marko markus marek markos
martin: martino marcin martijn martim morten marton
matthew: matthieu mateo matteo matthias mateusz matei mathieu matheus mathias matias
michael: michel miguel michele mikhail mykhailo michal mihai mikael mihail michalis mihaly mikhael
mohamed: mohammed muhammad mohammad mehmet muhammed mehmed mamadou mohamad mahomed muhamed
moshe: moses moussa musa
mustafa: mostafa mustapha
mykola: nikolai nicolas nikolay
natalia: natalya nathalie natalie nataliya
nicolas: nikolai nikolay nicola nicholas nikolaos nikola nicolae niklas mikolaj miklos nikolaus nicolau
oleg: oleh
olga: olha helga
omar: omer umar
osman: usman othman uthman ousmane
paul: pablo paolo pavel paulo pavlo pawel pavlos pal poul paavo
peter: pierre pedro pietro petr petro piotr pieter petros petar petru petter petri pyotr
philippe: philip felipe filippo filip filippos philipp filipe
rachel: raquel rachele rahel
raphael: rafael raffaele rafal refael
richard: ricardo riccardo ryszard rikard
robert: roberto
salomon: solomon suleiman shlomo sulayman
samuel: samuele shmuel samuil
sebastian: sebastien sebastiano sebastiaan bastian
serge: serzh
sergey: sergei sergio serge serhii serhiy sergiy siarhei
simon: simone semyon szymon shimon simeon simao simeone
sofia: sophie sophia sofya zofia sofie
stephen: steven etienne esteban stefan stefano stephan stepan stefanos szczepan istvan estevao stephane
susan: susanne suzanne susanna zuzanna zuzana susana zsuzsanna
tamar: tamara
tatiana: tatyana tetiana
theodore: teodor fyodor theodoros teodoro theodor fedor todor
therese: teresa theresa tereza teresia
thomas: tomas tommaso tomasz toma tuomas
valentin: valentino valentyn
veronica: veronika veronique weronika
victor: viktor vittorio wiktor
vincent: vincenzo vicente vincentius wincenty
vladimir: volodymyr wladimir wlodzimierz uladzimir
william: guillaume guillermo wilhelm willem guglielmo vilhelm guilherme
xavier: javier xaver saverio
yaakov: jacob yakov
yves: ivo iwo
zachary: zacharie zakaria zakariya zacharias
`;

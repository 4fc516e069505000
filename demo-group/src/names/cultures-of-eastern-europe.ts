import type { CultureData } from './culture-data.ts';

export const culturesOfEasternEurope: readonly CultureData[] = [
  {
    id: 'polish',
    style: 'polish',
    women:
      'Anna~Ania Maria Katarzyna~Kasia Małgorzata~Gosia Agnieszka Barbara~Basia Ewa Krystyna Elżbieta~Ela Magdalena~Magda Joanna~Asia Monika Aleksandra~Ola Zofia Natalia Dorota Justyna Karolina Paulina Beata Iwona Marta Renata Edyta Wioletta Sylwia Łucja',
    men: 'Piotr Krzysztof Andrzej Tomasz~Tomek Paweł Jan Michał Marcin Stanisław~Staszek Jakub~Kuba Adam Marek Łukasz Grzegorz Mateusz Wojciech~Wojtek Mariusz Dariusz~Darek Zbigniew~Zbyszek Jerzy Maciej Rafał Robert Kamil Józef Dawid Sławomir Bartosz~Bartek Jarosław Radosław',
    surnames:
      'Nowak:207 Kowalski:140 Wiśniewski:111 Wójcik:100 Kowalczyk:99 Kamiński:96 Lewandowski:93 Zieliński:92 Szymański:90 Woźniak:89 Dąbrowski:88 Kozłowski:77 Mazur:68 Jankowski:68 Kwiatkowski:67 Wojciechowski:67 Krawczyk:65 Kaczmarek:62 Piotrowski:62 Grabowski:60 Zając:56 Pawłowski:56 Michalski:55 Król:55 Wieczorek:51 Jabłoński:50 Wróbel:50 Nowakowski:49 Majewski:49 Olszewski:47 Stępień:46 Malinowski:46 Jaworski:45 Adamczyk:45 Dudek:45 Nowicki:44 Pawlak:43 Górski:43 Witkowski:42 Walczak:42 Sikora:42 Baran:41 Rutkowski:41 Michalak:40 Szewczyk:40 Ostrowski:39 Tomaszewski:38 Zalewski:38 Wróblewski:37 Pietrzak:37 Gąsiorowski:12 Święcicki:8 Brzęczyszczykiewicz:1',
    rare: {
      share: 0.3,
      stems: 'Dobro Biał Czar Jasi Kras Lipi Mal Ostr Piet Rud Sosn Wil Brzoz Gaj Kali Sok Zawad',
      endings: 'wski ński czak owski iewicz niak ecki icki czyk',
    },
  },
  {
    id: 'czech',
    style: 'czech',
    women:
      'Jana Marie Eva Hana Anna Lenka Kateřina~Katka Věra Lucie Alena Petra Veronika Jaroslava Tereza Martina Michaela Jitka Zuzana Markéta Božena Šárka Žaneta',
    men: 'Jiří~Jirka Jan~Honza Petr Josef~Pepa Pavel Martin Tomáš Jaroslav Miroslav Zdeněk Václav František Michal Milan Karel Jakub~Kuba Lukáš David Ladislav Ondřej Řehoř Štěpán',
    surnames:
      'Novák:34 Svoboda:25 Novotný:24 Dvořák:22 Černý:18 Procházka:16 Kučera:15 Veselý:13 Krejčí:12 Horák:12 Němec:11 Marek:11 Pokorný:11 Pospíšil:11 Hájek:10 Král:10 Jelínek:10 Růžička:10 Beneš:9 Fiala:9 Sedláček:8 Doležal:8 Zeman:8 Kolář:8 Navrátil:7 Čermák:7 Vaněk:7 Urban:6 Blažek:6 Kříž:6 Kovář:6 Říha:4 Šťastný:4',
  },
  {
    id: 'hungarian',
    women:
      'Mária Erzsébet~Zsóka Katalin~Kati Ilona Éva Anna Zsuzsanna~Zsuzsa Margit Judit Ágnes Andrea Ildikó Erika Krisztina Mónika Eszter Tímea Gabriella Nikolett Orsolya Réka Noémi Piroska Beáta',
    men: 'László Ferenc~Feri József~Jóska Zoltán István~Pista János Sándor~Sanyi Péter Gábor Attila Zsolt Tamás Imre Lajos Gyula Csaba György Balázs Róbert Krisztián Ádám Dávid Levente Ákos Márton Szabolcs Bálint Győző',
    surnames:
      'Nagy:233 Kovács:216 Tóth:208 Szabó:202 Horváth:194 Varga:137 Kiss:129 Molnár:103 Németh:89 Farkas:81 Balogh:78 Papp:52 Takács:52 Juhász:51 Lakatos:44 Mészáros:39 Oláh:37 Simon:37 Rácz:36 Fekete:34 Szilágyi:32 Török:27 Fehér:26 Balázs:26 Gál:25 Kis:24 Szűcs:24 Kocsis:22 Orsós:22 Pintér:22 Fodor:22 Szalai:20 Sipos:20 Magyar:20 Lukács:19 Gulyás:19 Bíró:18 Király:18 László:16 Katona:15 Jakab:15 Bogdán:14 Kőműves:4 Székely:10',
  },
  {
    id: 'russian',
    style: 'slavic',
    women:
      'Yelena~Lena=Елена Tatyana~Tanya=Татьяна Olga~Olya=Ольга Natalya~Natasha=Наталья Anna~Anya=Анна Svetlana~Sveta=Светлана Irina~Ira=Ирина Maria~Masha=Мария Yekaterina~Katya=Екатерина Anastasia~Nastya=Анастасия Yulia~Julia=Юлия Galina~Galya=Галина Lyudmila~Lyuda=Людмила Marina=Марина Oksana=Оксана Ksenia=Ксения Darya~Dasha=Дарья Nadezhda~Nadya=Надежда Lyubov=Любовь Polina=Полина',
    men: 'Aleksandr~Sasha=Александр Sergey~Seryozha=Сергей Vladimir~Volodya=Владимир Andrey=Андрей Aleksey~Lyosha=Алексей Dmitry~Dima=Дмитрий Mikhail~Misha=Михаил Nikolay~Kolya=Николай Ivan~Vanya=Иван Yury=Юрий Yevgeny~Zhenya=Евгений Viktor=Виктор Igor=Игорь Pavel~Pasha=Павел Oleg=Олег Maksim=Максим Konstantin~Kostya=Константин Denis=Денис Artyom=Артём Fyodor=Фёдор Ilya=Илья Roman=Роман Vyacheslav~Slava=Вячеслав Grigory=Григорий',
    surnames:
      'Smirnov=Смирнов:231 Ivanov=Иванов:186 Kuznetsov=Кузнецов:129 Popov=Попов:113 Sokolov=Соколов:100 Lebedev=Лебедев:84 Kozlov=Козлов:75 Novikov=Новиков:74 Morozov=Морозов:73 Petrov=Петров:71 Volkov=Волков:70 Solovyov=Соловьёв:69 Vasilyev=Васильев:68 Zaytsev=Зайцев:68 Pavlov=Павлов:67 Semyonov=Семёнов:66 Golubev=Голубев:64 Vinogradov=Виноградов:62 Bogdanov=Богданов:61 Vorobyov=Воробьёв:58 Fyodorov=Фёдоров:57 Mikhaylov=Михайлов:56 Belyaev=Беляев:55 Tarasov=Тарасов:54 Belov=Белов:53 Komarov=Комаров:52 Orlov=Орлов:52 Kiselyov=Киселёв:51 Makarov=Макаров:51 Andreyev=Андреев:50 Kovalyov=Ковалёв:49 Ilyin=Ильин:48 Gusev=Гусев:48 Titov=Титов:47 Kuzmin=Кузьмин:46 Kudryavtsev=Кудрявцев:46 Baranov=Баранов:45 Kulikov=Куликов:44 Alekseyev=Алексеев:44 Stepanov=Степанов:43 Yakovlev=Яковлев:42 Sorokin=Сорокин:41 Sergeyev=Сергеев:40 Romanov=Романов:40 Zakharov=Захаров:39 Borisov=Борисов:39 Korolyov=Королёв:38 Gerasimov=Герасимов:38 Ponomaryov=Пономарёв:37 Grigoryev=Григорьев:36 Tchaikovsky/Tchaikovskaya=Чайковский/Чайковская:8 Shcherbakov=Щербаков:30 Zhukov=Жуков:30 Khrushchyov=Хрущёв:3 Belsky/Belskaya=Бельский/Бельская:9',
  },
  {
    id: 'ukrainian',
    women:
      'Oksana=Оксана Olena~Lena=Олена Iryna=Ірина Nataliia=Наталія Tetiana=Тетяна Yuliia=Юлія Kateryna~Katia=Катерина Mariia=Марія Svitlana=Світлана Halyna=Галина Liudmyla=Людмила Olha=Ольга Anastasiia=Анастасія Daryna=Дарина',
    men: 'Oleksandr~Sashko=Олександр Serhii=Сергій Volodymyr=Володимир Andrii=Андрій Mykola=Микола Ivan=Іван Yurii=Юрій Vasyl=Василь Dmytro=Дмитро Viktor=Віктор Mykhailo=Михайло Oleh=Олег Taras=Тарас Bohdan=Богдан Yevhen=Євген Petro=Петро',
    surnames:
      'Melnyk=Мельник:104 Shevchenko=Шевченко:101 Bondarenko=Бондаренко:85 Kovalenko=Коваленко:83 Boiko=Бойко:80 Tkachenko=Ткаченко:78 Kravchenko=Кравченко:75 Kovalchuk=Ковальчук:71 Koval=Коваль:63 Oliinyk=Олійник:62 Shevchuk=Шевчук:61 Polishchuk=Поліщук:58 Lysenko=Лисенко:56 Bondar=Бондар:54 Tkachuk=Ткачук:52 Moroz=Мороз:50 Marchenko=Марченко:48 Savchenko=Савченко:46 Rudenko=Руденко:45 Petrenko=Петренко:44 Klymenko=Клименко:40 Havryliuk=Гаврилюк:35 Shcherbyna=Щербина:12 Zelinskyi/Zelinska=Зелінський/Зелінська:10',
  },
  {
    id: 'armenian',
    women:
      'Anahit=Անահիտ Ani=Անի Mariam=Մարիամ Gayane=Գայանե Lilit=Լիլիթ Narine=Նարինե Hasmik=Հասմիկ Nare=Նարե Tatevik=Տաթևիկ Armine=Արմինե',
    men: 'Armen=Արմեն Hayk=Հայկ Tigran=Տիգրան Gevorg=Գևորգ Davit=Դավիթ Vardan=Վարդան Ashot=Աշոտ Arman=Արման Karen=Կարեն Narek=Նարեկ Hovhannes=Հովհաննես Levon=Լևոն',
    surnames:
      'Grigoryan=Գրիգորյան Harutyunyan=Հարությունյան Sargsyan=Սարգսյան Hovhannisyan=Հովհաննիսյան Khachatryan=Խաչատրյան Vardanyan=Վարդանյան Petrosyan=Պետրոսյան Karapetyan=Կարապետյան Gevorgyan=Գևորգյան Mkrtchyan=Մկրտչյան Hakobyan=Հակոբյան Manukyan=Մանուկյան Simonyan=Սիմոնյան Davtyan=Դավթյան Ghazaryan=Ղազարյան Avetisyan=Ավետիսյան Poghosyan=Պողոսյան',
  },
  {
    id: 'georgian',
    women:
      'Nino=ნინო Mariam=მარიამ Tamar~Tako=თამარ Ana=ანა Natia=ნათია Ketevan~Keti=ქეთევან Eka=ეკა Salome=სალომე Maia=მაია Lela=ლელა Nana=ნანა',
    men: 'Giorgi~Gio=გიორგი Davit~Dato=დავით Levan=ლევან Nikoloz~Nika=ნიკოლოზ Zurab=ზურაბ Irakli=ირაკლი Vakhtang=ვახტანგ Aleksandre~Sandro=ალექსანდრე Lasha=ლაშა Tengiz=თენგიზ Mamuka=მამუკა',
    surnames:
      'Beridze=ბერიძე Kapanadze=კაპანაძე Gelashvili=გელაშვილი Maisuradze=მაისურაძე Giorgadze=გიორგაძე Lomidze=ლომიძე Tsiklauri=წიკლაური Kvaratskhelia=კვარაცხელია Nozadze=ნოზაძე Bolkvadze=ბოლქვაძე Mchedlishvili=მჭედლიშვილი Japaridze=ჯაფარიძე Abuladze=აბულაძე Chikovani=ჩიქოვანი Dolidze=დოლიძე Tabatadze=ტაბატაძე',
  },
  {
    id: 'turkish',
    women:
      'Fatma Ayşe Emine Hatice Zeynep Elif Meryem Şerife Özlem Merve Esra Büşra Sevgi Gülşen Yasemin Pınar Ebru Derya Çiğdem Tuğba Selin İrem Gizem Hülya Nurgül Aslı Ece Işıl',
    men: 'Mehmet~Memo Mustafa Ahmet Ali Hüseyin Hasan İbrahim~İbo İsmail Osman Yusuf Murat Ömer Ramazan Emre Burak Serkan Hakan Onur Can Barış Fatih Volkan Oğuz Kemal Cem Çağlar Ümit Tolga Gökhan Uğur',
    surnames:
      'Yılmaz:130 Kaya:92 Demir:90 Şahin:73 Çelik:72 Yıldız:69 Yıldırım:66 Öztürk:64 Aydın:60 Özdemir:57 Arslan:54 Doğan:52 Kılıç:48 Aslan:44 Çetin:42 Kara:41 Koç:40 Kurt:39 Özkan:37 Şimşek:36 Polat:33 Korkmaz:31 Çakır:27 Erdoğan:27 Yavuz:26 Can:25 Acar:24 Aktaş:23 Güler:22 Yalçın:22 Tekin:21 Güneş:21 Bozkurt:20 Bulut:19 Keskin:18 Ünal:18 Turan:17 Işık:16 Avcı:16 Gül:15 Ateş:14 Ağaoğlu:3 Küçük:12 Taş:12 Bayraktar:8 İnce:8',
    rare: {
      share: 0.25,
      stems: 'Kara Ak Öz Er Demir Gök Kızıl Bay Koca Kaya Altın Tan Yıl',
      endings: 'oğlu er can taş su men soy türk kan dağ bulut han gül',
    },
  },
  {
    id: 'kazakh',
    style: 'slavic',
    women:
      'Aigerim=Айгерім Dinara=Динара Aizhan=Айжан Madina=Мадина Gulnara=Гүлнара Asel=Әсел Saule=Сәуле Zarina=Зарина Kamila=Камила Togzhan=Тоғжан',
    men: 'Nursultan=Нұрсұлтан Yerlan=Ерлан Askar=Асқар Bauyrzhan=Бауыржан Daniyar=Данияр Timur=Тимур Serik=Серік Arman=Арман Kairat=Қайрат Alikhan=Әлихан',
    surnames:
      'Akhmetov=Ахметов Omarov=Омаров Kim=Ким Ospanov=Оспанов Iskakov=Искаков Suleimenov=Сулейменов Ibraev=Ибраев Kaliyev=Калиев Aliyev=Алиев Sadykov=Садыков Abdrakhmanov=Абдрахманов Nurpeisov=Нурпеисов',
  },
  {
    id: 'uzbek',
    style: 'slavic',
    women: 'Dilnoza Gulnora Nodira Malika Feruza Shahnoza Zulfiya Sevara Nigora Lola',
    men: 'Sherzod Jasur Bobur Otabek Rustam Aziz Sardor Dilshod Ulugbek Farrukh',
    surnames:
      'Karimov Rakhimov Yusupov Tashkentov Umarov Abdullayev Ismailov Saidov Nazarov Mirzayev Khodjaev Tursunov',
  },
];

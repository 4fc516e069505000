import type { StoredItem } from '../storage-keys.ts';
import { keptAfterSignOut, removedOnSignOut } from './stored-items.ts';

const stored: Readonly<Record<StoredItem, string>> = {
  session: 'votre session, jusqu’à ce que vous fermiez l’onglet',
  signedOut: 'le moment de votre dernière déconnexion, pour qu’aucun onglet de ce navigateur ne reste connecté',
  startedSignIn: 'une connexion commencée mais pas encore terminée, pendant une journée au plus',
  language: 'la langue que vous avez choisie',
  theme: 'le thème que vous avez choisi',
  density: 'votre choix entre cartes et liste compacte',
  search: 'votre dernière recherche et ses filtres',
  program: 'l’application elle-même, sans aucune donnée sur des personnes, pour qu’elle s’ouvre hors connexion',
  recentPeople: 'les personnes dont vous avez récemment consulté le profil',
  upload:
    'pour les administrateurs, l’envoi d’un fichier de personnes en cours, jusqu’à sa fin ou jusqu’à ce que vous fermiez l’onglet',
  resultsPosition: 'votre position dans les résultats de recherche, jusqu’à ce que vous fermiez l’onglet',
};

function StoredItems({ items }: { items: readonly StoredItem[] }) {
  return (
    <ul>
      {items.map((item, index) => (
        <li key={item}>
          {stored[item]}
          {index === items.length - 1 ? '.' : ' ;'}
        </li>
      ))}
    </ul>
  );
}

/** @param directory brand name of the directory */
export function FrenchNotice({ directory }: { directory: string }) {
  return (
    <>
      <p>
        {directory} est l’annuaire interne du groupe. La présente note vous indique quelles données personnelles il
        contient, à quoi elles servent, qui peut les voir et quels sont vos droits.
      </p>

      <section>
        <h3>Qui est responsable de vos données</h3>
        <div>
          <p>
            La société du groupe qui vous emploie, ou pour laquelle vous intervenez en tant qu’externe, est responsable
            du traitement de vos données, conjointement avec la société mère, qui exploite l’annuaire pour l’ensemble du
            groupe.
          </p>
        </div>
      </section>

      <section>
        <h3>Pourquoi vos données sont utilisées</h3>
        <div>
          <p>
            L’annuaire permet aux collègues de se trouver, de se reconnaître et de se contacter. Il montre qui travaille
            avec qui et vous permet, si vous le souhaitez, de partager une carte de visite. Le traitement repose sur
            l’intérêt légitime du groupe à faciliter le travail en commun (article 6, paragraphe 1, point f, du
            règlement général sur la protection des données). Pour ce que vous choisissez d’ajouter, comme une photo,
            des liens vers des réseaux sociaux ou une carte de visite en ligne, il repose sur votre consentement
            (article 6, paragraphe 1, point a), que vous pouvez retirer à tout moment.
          </p>
        </div>
      </section>

      <section>
        <h3>Quelles données l’annuaire contient</h3>
        <div>
          <ul>
            <li>
              votre identité : nom et prénom, identifiant de connexion, identifiant groupe, et photo si vous en avez
              fourni une ;
            </li>
            <li>
              votre activité : fonction, société, entité opérationnelle, famille de métiers, statut interne ou externe,
              responsable, assistant(e) ;
            </li>
            <li>
              vos coordonnées : adresse e-mail, numéros de téléphone, lieu et langue de travail, liens que vous avez
              ajoutés ;
            </li>
            <li>les collègues que vous avez marqués comme favoris, visibles de vous uniquement ;</li>
            <li>le cas échéant, le fait que vous avez masqué le conseil concernant votre profil ;</li>
            <li>
              ce que vous choisissez de dire de vous : la prononciation de votre nom, par écrit ou par un enregistrement
              de votre voix, vos pronoms, les langues que vous parlez et les sujets sur lesquels on peut vous
              interroger ;
            </li>
            <li>
              l’historique de ces données : la source de chaque valeur, l’auteur et la date de chaque modification.
            </li>
          </ul>
          <p>
            Elles proviennent des systèmes de gestion du personnel et des identités du groupe, ainsi que de vous-même.
            L’annuaire ne contient aucune donnée relative à votre santé, à vos opinions, à votre vie privée ou à votre
            rémunération. Il ne prend aucune décision automatisée à votre sujet. Pour que personne ne puisse le copier,
            il conserve pendant un jour la liste des personnes dont chaque utilisateur a vu les données, et consigne les
            recherches étendues, les exports et la consultation des profils d’anciens collègues dans un journal que les
            administrateurs peuvent lire.
          </p>
        </div>
      </section>

      <section>
        <h3>Qui peut voir vos données</h3>
        <div>
          <p>
            Toute personne connectée avec un compte du groupe peut voir vos données. Quelques administrateurs peuvent
            modifier les paramètres de l’annuaire ; leurs modifications sont enregistrées dans un journal. Les équipes
            qui exploitent l’annuaire y accèdent lorsque leur mission l’exige. En dehors du groupe, vos données ne sont
            visibles que si vous activez votre carte de visite en ligne : seules les coordonnées qui y figurent le sont
            alors, pour les personnes qui en possèdent l’adresse. Vous pouvez désactiver la carte à tout moment ; son
            adresse cesse alors définitivement de fonctionner.
          </p>
          <p>
            Le groupe est présent dans de nombreux pays : des collègues situés hors de l’Espace économique européen
            peuvent donc aussi consulter l’annuaire. Vos données y sont protégées par les règles internes du groupe et
            par les clauses contractuelles types de la Commission européenne.
          </p>
        </div>
      </section>

      <section>
        <h3>Combien de temps vos données sont conservées</h3>
        <div>
          <p>
            Vos données sont conservées aussi longtemps que vous travaillez pour le groupe. À votre départ, vous
            disparaissez de la recherche, des organigrammes, des exports et des cartes de visite dès que le système de
            gestion du personnel le signale. Votre profil est ensuite conservé pendant une durée limitée, au cas où vous
            reviendriez, puis effacé. Les entrées de l’historique des modifications sont conservées plus longtemps, sans
            votre nom ni vos données.
          </p>
        </div>
      </section>

      <section>
        <h3>Ce qui est enregistré dans votre navigateur</h3>
        <div>
          <p>
            L’annuaire n’enregistre que ce dont il a besoin pour fonctionner. Jusqu’à votre déconnexion, au plus tard :
          </p>
          <StoredItems items={removedOnSignOut} />
          <p>Même après votre déconnexion :</p>
          <StoredItems items={keptAfterSignOut} />
          <p>
            Votre navigateur peut aussi garder un certain temps des copies des photos et de l’application, pour
            accélérer l’affichage. L’annuaire n’utilise aucun cookie.
          </p>
        </div>
      </section>

      <section>
        <h3>Vos droits</h3>
        <div>
          <p>
            Vous pouvez accéder à vos données, les faire rectifier ou effacer, en faire limiter l’usage, vous opposer à
            cet usage, recevoir les données que vous avez fournies et, si la loi de votre pays le prévoit, décider de
            leur sort après votre décès. Vous pouvez en corriger une grande partie vous-même dans votre profil, et y
            télécharger l’ensemble sous « Mes données ». Pour le reste, adressez-vous à votre support informatique ou au
            délégué à la protection des données de votre société. Vous pouvez également saisir l’autorité de protection
            des données de votre pays.
          </p>
        </div>
      </section>

      <section>
        <h3>Sources</h3>
        <div>
          <p>Ce service utilise la classification ESCO de la Commission européenne.</p>
        </div>
      </section>
    </>
  );
}

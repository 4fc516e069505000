/** @param directory the name under which the directory is known */
export function FrenchNotice({ directory }: { directory: string }) {
  return (
    <>
      <p>
        {directory} est l’annuaire interne du groupe. La présente note vous indique quelles données personnelles il
        contient, à quoi elles servent, qui peut les voir et ce que vous pouvez demander.
      </p>

      <section>
        <h3>Qui est responsable</h3>
        <div>
          <p>
            La société du groupe qui vous emploie, ou pour laquelle vous intervenez en tant qu’externe, est responsable
            du traitement de vos données, conjointement avec la société mère, qui exploite l’annuaire pour l’ensemble du
            groupe.
          </p>
        </div>
      </section>

      <section>
        <h3>À quoi sert l’annuaire</h3>
        <div>
          <p>
            Il permet aux collègues de se trouver, de se reconnaître et de se joindre ; il montre qui travaille avec qui
            ; il vous permet, si vous le souhaitez, de partager une carte de visite. Le traitement repose sur l’intérêt
            légitime du groupe à faire travailler ses équipes ensemble (article 6, paragraphe 1, point f, du règlement
            général sur la protection des données). Ce que vous ajoutez de vous-même, comme une photo, des liens vers
            des réseaux sociaux ou une carte de visite en ligne, repose sur votre consentement (article 6, paragraphe 1,
            point a), que vous pouvez retirer à tout moment.
          </p>
        </div>
      </section>

      <section>
        <h3>Quelles données il contient</h3>
        <div>
          <ul>
            <li>
              votre identité : nom et prénom, identifiant de connexion, identifiant groupe, photo si vous en avez fourni
              une ;
            </li>
            <li>
              votre activité : fonction, société, entité, filière métier, statut interne ou externe, responsable,
              assistant ;
            </li>
            <li>
              vos coordonnées : adresse électronique, numéros de téléphone, lieu et langue de travail, liens que vous
              avez ajoutés ;
            </li>
            <li>
              l’historique de ces données : la source de chaque valeur, l’auteur et la date de chaque modification.
            </li>
          </ul>
          <p>
            Elles proviennent des systèmes de gestion du personnel et des identités du groupe, ainsi que de vous-même.
            L’annuaire ne contient aucune donnée relative à la santé, aux opinions, à la vie privée ou à la rémunération
            ; il ne prend aucune décision automatisée et ne suit personne de page en page.
          </p>
        </div>
      </section>

      <section>
        <h3>Qui peut les voir</h3>
        <div>
          <p>
            Toute personne connectée avec un compte du groupe. Quelques administrateurs peuvent modifier les règles de
            l’annuaire ; leurs actions sont enregistrées. Les équipes qui l’exploitent y accèdent lorsque leur mission
            l’exige. En dehors du groupe, vos données ne sont visibles que si vous activez votre carte de visite en
            ligne : seules les coordonnées qui y figurent le sont alors, par quiconque en possède l’adresse. Vous pouvez
            désactiver la carte à tout moment ; son adresse cesse alors définitivement de fonctionner.
          </p>
          <p>
            Le groupe est présent dans de nombreux pays : des collègues situés hors de l’Espace économique européen
            peuvent donc aussi consulter l’annuaire. Vos données y sont protégées par les règles internes du groupe et
            par les clauses contractuelles types de la Commission européenne.
          </p>
        </div>
      </section>

      <section>
        <h3>Combien de temps elles sont conservées</h3>
        <div>
          <p>
            Aussi longtemps que vous travaillez pour le groupe. À votre départ, vous disparaissez de la recherche, des
            organigrammes, des exports et des cartes de visite dès que le système de gestion du personnel le signale ;
            votre fiche n’est ensuite conservée que le temps exigé par la loi ou par le suivi des modifications.
          </p>
        </div>
      </section>

      <section>
        <h3>Ce qui est conservé dans votre navigateur</h3>
        <div>
          <p>
            Uniquement ce dont l’annuaire a besoin pour fonctionner : l’état de votre connexion, la langue choisie et
            votre dernière recherche. Il n’y a aucun cookie publicitaire ni de mesure d’audience. La déconnexion efface
            tout ce qui vous concerne.
          </p>
        </div>
      </section>

      <section>
        <h3>Vos droits</h3>
        <div>
          <p>
            Vous pouvez accéder à vos données, les faire rectifier ou effacer, en faire limiter l’usage, vous y opposer,
            recevoir celles que vous avez fournies et, là où la loi de votre pays le prévoit, décider de leur sort après
            votre décès. Vous pouvez en corriger une grande partie vous-même sur votre profil. Pour le reste,
            adressez-vous à votre support informatique ou au délégué à la protection des données de votre société. Vous
            pouvez également saisir l’autorité de protection des données de votre pays.
          </p>
        </div>
      </section>
    </>
  );
}

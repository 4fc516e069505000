import type { StoredItem } from '../storage-keys.ts';
import { keptAfterSignOut, removedOnSignOut } from './stored-items.ts';

const stored: Readonly<Record<StoredItem, string>> = {
  session: 'your sign-in session, until you close the tab',
  signedOut: 'when you last signed out, so that no tab of this browser stays signed in',
  startedSignIn: 'a sign-in that you have started and not yet finished, for up to a day',
  language: 'the language you chose',
  theme: 'the theme you chose',
  density: 'whether you chose cards or a compact list',
  search: 'your last search and its filters',
  program: 'the application itself, without any data about people, so that it opens when you are offline',
  recentPeople: 'the people whose profiles you viewed recently',
  upload: 'for administrators, the upload of a people file that has begun, until it is finished or you close the tab',
  resultsPosition: 'your position in search results, until you close the tab',
};

function StoredItems({ items }: { items: readonly StoredItem[] }) {
  return (
    <ul>
      {items.map((item) => (
        <li key={item}>{stored[item]}</li>
      ))}
    </ul>
  );
}

/** @param directory brand name of the directory */
export function EnglishNotice({ directory }: { directory: string }) {
  return (
    <>
      <p>
        {directory} is the group’s internal staff directory. This statement explains which personal data it contains,
        what the data is used for, who can see it and what your rights are.
      </p>

      <section>
        <h3>Who is responsible</h3>
        <div>
          <p>
            The controller of your data is the group company that employs you, or for which you work as an external,
            jointly with the parent company, which runs the directory for the whole group.
          </p>
        </div>
      </section>

      <section>
        <h3>Why we use your data</h3>
        <div>
          <p>
            The directory helps colleagues find, recognize and contact one another. It shows who works with whom, and
            lets you share a business card if you choose to. The legal basis is the group’s legitimate interest in
            enabling its people to work together (Article 6(1)(f) of the General Data Protection Regulation). For
            anything you choose to add, such as a photo, links to social networks or an online business card, the legal
            basis is your consent (Article 6(1)(a)), which you can withdraw at any time.
          </p>
        </div>
      </section>

      <section>
        <h3>What data the directory contains</h3>
        <div>
          <ul>
            <li>who you are: names, login, group ID, and a photo if you have provided one</li>
            <li>
              your work: job title, company, business unit, job family, whether you are internal or external, manager
              and assistant
            </li>
            <li>
              how to reach you: email address, phone numbers, place of work, working language, and any links you have
              added
            </li>
            <li>the colleagues you have marked as favourites, whom only you can see</li>
            <li>that you have hidden the hint about your own profile, if you have</li>
            <li>
              anything you choose to say about yourself: how your name is pronounced, in writing or as a recording of
              your voice, pronouns, the languages you speak, and topics you can be asked about
            </li>
            <li>the history of this data: where each value came from, and who changed it and when</li>
          </ul>
          <p>
            The data comes from the group’s HR and identity systems, and from you. The directory contains no data about
            your health, opinions, private life or pay. It makes no automated decisions about you. So that nobody can
            copy the directory, it stores for a day whose data each user has seen, and records large searches, exports
            and views of former colleagues in a log that administrators can read.
          </p>
        </div>
      </section>

      <section>
        <h3>Who can see your data</h3>
        <div>
          <p>
            Everyone who signs in with a group account can see it. A few administrators can change the directory’s
            settings, and their changes are logged. The teams that run the directory have access when their work
            requires it. People outside the group can see your data only if you turn on your online business card, and
            then only the contact details on the card, if they have its address. You can turn the card off at any time.
            Its address then stops working permanently.
          </p>
          <p>
            The group works in many countries, so colleagues outside the European Economic Area can also use the
            directory. Your data is protected there by the group’s internal rules and by the European Commission’s
            standard contractual clauses.
          </p>
        </div>
      </section>

      <section>
        <h3>How long we keep your data</h3>
        <div>
          <p>
            We keep your data for as long as you work for the group. When you leave, you are removed from search, org
            charts, exports and business cards as soon as the HR system reports it. Your profile is then kept for a
            limited time, in case you return, and erased afterwards. Entries in the change history are kept longer,
            without your name and your data.
          </p>
        </div>
      </section>

      <section>
        <h3>What is stored in your browser</h3>
        <div>
          <p>The directory stores only what it needs to work. Until you sign out, at the latest:</p>
          <StoredItems items={removedOnSignOut} />
          <p>Also after you have signed out:</p>
          <StoredItems items={keptAfterSignOut} />
          <p>
            Your browser may also keep copies of photos and of the application for a while, so that pages load faster.
            The directory uses no cookies.
          </p>
        </div>
      </section>

      <section>
        <h3>Your rights</h3>
        <div>
          <p>
            You can ask to see your data, to have it corrected or erased, to restrict how it is used, to object to its
            use, and to receive the data you provided. Where your country’s law allows it, you can also decide what
            happens to your data after your death. You can correct much of it yourself in your profile, and download all
            of it there under My data. For anything else, contact your IT support or your company’s data protection
            officer. You can also complain to your country’s data protection authority.
          </p>
        </div>
      </section>

      <section>
        <h3>Sources</h3>
        <div>
          <p>This service uses the ESCO classification of the European Commission.</p>
        </div>
      </section>
    </>
  );
}

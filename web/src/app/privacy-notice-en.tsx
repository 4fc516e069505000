/** @param directory the name under which the directory is known */
export function EnglishNotice({ directory }: { directory: string }) {
  return (
    <>
      <p>
        {directory} is the internal staff directory of the group. This statement says which personal data it holds, what
        they are used for, who can see them, and what you can ask for.
      </p>

      <section>
        <h3>Who is responsible</h3>
        <div>
          <p>
            The company of the group that employs you, or for which you work as an external, is the controller of your
            data, together with the parent company, which runs the directory for all of them.
          </p>
        </div>
      </section>

      <section>
        <h3>What the directory is for</h3>
        <div>
          <p>
            It lets colleagues find one another, recognise one another and get in touch; it shows who works with whom;
            and it lets you hand out a business card if you choose to. The legal basis is the legitimate interest of the
            group in letting its people work together (Article 6(1)(f) of the General Data Protection Regulation). For
            what you add of your own accord, such as a photo, links to social networks or an online business card, it is
            your consent (Article 6(1)(a)), which you can withdraw at any time.
          </p>
        </div>
      </section>

      <section>
        <h3>Which data it holds</h3>
        <div>
          <ul>
            <li>who you are: names, login, group ID, photo if you gave one;</li>
            <li>
              your work: title, company, business unit, job family, whether you are internal or external, manager,
              assistant;
            </li>
            <li>
              how to reach you: e-mail address, telephone numbers, place of work, working language, links that you
              added;
            </li>
            <li>what happened to these data: which source a value came from, and who changed it when.</li>
          </ul>
          <p>
            They come from the group&rsquo;s personnel and identity systems and from you. The directory holds no data
            about health, opinions, private life or pay, makes no decision about anybody by automatic means, and follows
            nobody from page to page.
          </p>
        </div>
      </section>

      <section>
        <h3>Who can see them</h3>
        <div>
          <p>
            Everybody who is signed in with an account of the group. A few administrators can change the rules of the
            directory; what they do is recorded. The people who run it have access where their task needs it. Outside
            the group your data can be seen only if you activate your online business card, and then only the contact
            details on it, by whoever has its address. You can switch the card off at any time; its address is then dead
            for good.
          </p>
          <p>
            The group works in many countries, so colleagues outside the European Economic Area can read the directory
            too. The group&rsquo;s internal rules and the European Commission&rsquo;s standard contractual clauses
            protect your data there.
          </p>
        </div>
      </section>

      <section>
        <h3>How long they are kept</h3>
        <div>
          <p>
            For as long as you work for the group. When you leave, you disappear from search, charts, exports and
            business cards as soon as the personnel system reports it; your entry is then kept only as long as the law
            or the tracing of changes requires.
          </p>
        </div>
      </section>

      <section>
        <h3>What is kept in your browser</h3>
        <div>
          <p>
            Only what the directory needs to work: the state of your sign-in, the language that you chose, and your most
            recent search. There are no advertising or measuring cookies. Signing out removes whatever concerns you.
          </p>
        </div>
      </section>

      <section>
        <h3>Your rights</h3>
        <div>
          <p>
            You may see your data, have them corrected or erased, have their use restricted, object to it, receive those
            that you provided, and say what should become of them after your death where the law of your country allows
            it. Much of it you can correct yourself on your profile. For the rest, contact your IT support or the data
            protection officer of your company. You may also complain to the data protection authority of your country.
          </p>
        </div>
      </section>
    </>
  );
}

import page from '../settings-page.module.css';

/** The words of a row. */
export function WordTags({ words }: { words: readonly string[] }) {
  return (
    <ul className={page.tags}>
      {words.map((word) => (
        <li key={word} className={page.tag}>
          <bdi>{word}</bdi>
        </li>
      ))}
    </ul>
  );
}

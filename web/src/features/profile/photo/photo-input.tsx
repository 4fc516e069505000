import type { RefObject } from 'react';

/** The hidden file input behind a button for a photo. */
export function PhotoInput({
  input,
  onChoose,
}: {
  input: RefObject<HTMLInputElement | null>;
  onChoose: (file: File) => void;
}) {
  return (
    <input
      ref={input}
      type="file"
      accept="image/jpeg,.jpg,.jpeg"
      hidden
      onChange={({ target }) => {
        const [file] = target.files ?? [];
        if (file !== undefined) onChoose(file);
        // Allows the same file to be chosen again.
        target.value = '';
      }}
    />
  );
}

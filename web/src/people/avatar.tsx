import { useState } from 'react';
import { classes } from '../ui/classes.ts';
import styles from './avatar.module.css';
import { initials as initialsOf, toneOf } from './initials.ts';

export interface AvatarPerson {
  login: string;
  firstName: string;
  lastName: string;
  /** A URL for an `<img>`, empty without a photo. */
  photo: string;
  /** The photo of a profile, 480 pixels wide; `photo` is 240 pixels wide then. */
  photoLarge?: string;
}

interface AvatarProps {
  person: AvatarPerson;
  /** Edge length in CSS pixels. */
  size?: 32 | 40 | 56 | 96 | 144;
  /** Whether the photo is shown, if there is one. */
  hasPhoto?: boolean;
  /** When the initials are shown: in place of a photo and until it has loaded, only if there is no photo, or never. */
  initials?: 'untilPhoto' | 'withoutPhoto' | 'never';
  /** Accessible name of the picture. Omitted if the name is next to it. */
  label?: string;
}

/** A person's photo. If there is none, or it cannot be loaded, shows the initials on a colour derived from the login. */
export function Avatar({ person, size = 56, hasPhoto = true, initials = 'untilPhoto', label }: AvatarProps) {
  const [brokenPhoto, setBrokenPhoto] = useState('');
  const isShown = hasPhoto && person.photo !== '' && person.photo !== brokenPhoto;
  const hasInitials = initials === 'untilPhoto' || (initials === 'withoutPhoto' && !isShown);
  return (
    <span
      className={classes(styles.avatar, styles[`size${size}`], styles[`tone${toneOf(person.login)}`])}
      data-initials={hasInitials ? initialsOf(person) : ''}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      {isShown && (
        <img
          // Until a new photo has loaded, browsers keep showing the previous one: for another person, that is the wrong face.
          key={person.login}
          className={styles.photo}
          src={person.photo}
          {...(person.photoLarge ? profilePhoto(person.photo, person.photoLarge) : {})}
          alt=""
          width={size}
          height={size}
          loading={size === 144 ? 'eager' : 'lazy'}
          fetchPriority={size === 144 ? 'high' : 'auto'}
          decoding="async"
          onError={() => setBrokenPhoto(person.photo)}
        />
      )}
    </span>
  );
}

/** The sizes are those of `profile-head.module.css`. `app/first-requests.ts` preloads the same photo. */
const profilePhoto = (photo: string, large: string) => ({
  srcSet: `${photo} 240w, ${large} 480w`,
  sizes: '(max-width: 47.99rem) 6rem, 9rem',
});

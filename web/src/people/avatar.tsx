import { useState } from 'react';
import { classes } from '../ui/classes.ts';
import styles from './avatar.module.css';
import { initials, toneOf } from './initials.ts';

export interface AvatarPerson {
  login: string;
  firstName: string;
  lastName: string;
  /** A URL for an `<img>`, empty without a photo. */
  photo: string;
}

interface AvatarProps {
  person: AvatarPerson;
  /** Edge length in CSS pixels. */
  size?: 32 | 40 | 56 | 96 | 144;
  /** Accessible name of the picture. Omitted if the name is next to it. */
  label?: string;
}

/** A person's photo. If there is none, or it cannot be loaded, the initials on a colour derived from the login. */
export function Avatar({ person, size = 56, label }: AvatarProps) {
  const [brokenPhoto, setBrokenPhoto] = useState('');
  const hasPhoto = person.photo !== '' && person.photo !== brokenPhoto;
  return (
    <span
      className={classes(styles.avatar, styles[`size${size}`], styles[`tone${toneOf(person.login)}`])}
      data-initials={initials(person)}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      {hasPhoto && (
        <img
          className={styles.photo}
          src={person.photo}
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

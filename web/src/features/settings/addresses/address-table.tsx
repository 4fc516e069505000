import { addressFields, type AllowedAddress } from '@directory/contract';
import { Fragment } from 'react';
import { useTranslation } from '../../../messages/use-translation.tsx';
import { Item, ItemList, useIsPhone } from '../item-list.tsx';
import { LongList } from '../long-list.tsx';
import styles from '../settings-page.module.css';
import { TableFrame } from '../table-frame.tsx';

/** Number of addresses shown initially. A list may have a hundred thousand. */
const firstRows = 20;

const keyOf = (address: AllowedAddress) => addressFields.map((field) => address[field]).join('\n');

/** A table of addresses, initially with the first rows. On a phone, a list. */
export function AddressTable({ caption, addresses }: { caption: string; addresses: readonly AllowedAddress[] }) {
  const { t: profile } = useTranslation('profile');
  const isPhone = useIsPhone();
  return (
    <LongList items={addresses} first={firstRows} name={caption}>
      {(shown) =>
        isPhone ? (
          <>
            <p className={styles.listCaption}>{caption}</p>
            <ItemList label={caption}>
              {shown.map((address) => (
                <AddressItem key={keyOf(address)} address={address} />
              ))}
            </ItemList>
          </>
        ) : (
          <TableFrame caption={caption} headings={addressFields.map((field) => profile(field))}>
            {shown.map((address) => (
              <tr key={keyOf(address)}>
                {addressFields.map((field) => (
                  <td key={field} dir="auto">
                    {address[field]}
                  </td>
                ))}
              </tr>
            ))}
          </TableFrame>
        )
      }
    </LongList>
  );
}

function AddressItem({ address }: { address: AllowedAddress }) {
  const { C_houseIdentifier: site, streetAddress, zipCode, city, C_countryname: country } = address;
  return (
    <Item
      label={site}
      name={
        <span className={styles.rowName}>
          <bdi>{site}</bdi>
        </span>
      }
      summary={[streetAddress, `${zipCode} ${city}`.trim(), country]
        .filter((line) => line !== '')
        .map((line, index) => (
          <Fragment key={line}>
            {index > 0 && ' · '}
            <bdi>{line}</bdi>
          </Fragment>
        ))}
    />
  );
}

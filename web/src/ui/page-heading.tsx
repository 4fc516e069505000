import { createContext, use, type ReactNode } from 'react';

/** The brand name, at the end of every page title. */
export const BrandName = createContext('');

/** Sets the title of the browser tab, followed by the brand name. */
export function PageTitle({ title }: { title: string }) {
  const brand = use(BrandName);
  return <title>{brand === '' ? title : `${title} · ${brand}`}</title>;
}

/** The `h1` of a page, which also sets the title of the tab. */
export function PageHeading({
  children,
  title,
  className,
}: {
  children: ReactNode;
  title: string;
  className?: string;
}) {
  return (
    <>
      <PageTitle title={title} />
      <h1 {...(className === undefined ? {} : { className })}>{children}</h1>
    </>
  );
}

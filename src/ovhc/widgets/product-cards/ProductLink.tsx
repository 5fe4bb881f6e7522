import { keepChange } from '../../quote/quote-parameter.ts';

interface ProductLinkProps {
  href: string;
  text: string;
  /** The id of the product's name, which describes the link. */
  titleId: string;
  onChoose(): void;
}

/** Draws a link to a product's page, which also chooses the product. It leads back to an application that it changes. */
export function ProductLink({ href, text, titleId, onChoose }: ProductLinkProps) {
  return (
    <a
      className="button"
      href={keepChange(href, location.search)}
      onClick={onChoose}
      // the middle button opens another tab and also chooses the product
      onAuxClick={({ button }) => button === 1 && onChoose()}
      aria-describedby={titleId}
    >
      {text}
    </a>
  );
}

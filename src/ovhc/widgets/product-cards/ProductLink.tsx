interface ProductLinkProps {
  href: string;
  text: string;
  /** The id of the product's name, which describes the link. */
  titleId: string;
  onChoose(): void;
}

/** Draws a link to a product's page, which also chooses the product. */
export function ProductLink({ href, text, titleId, onChoose }: ProductLinkProps) {
  return (
    <a
      className="button"
      href={href}
      onClick={onChoose}
      // the middle button opens another tab and also chooses the product
      onAuxClick={({ button }) => button === 1 && onChoose()}
      aria-describedby={titleId}
    >
      {text}
    </a>
  );
}

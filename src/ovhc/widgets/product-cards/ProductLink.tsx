interface ProductLinkProps {
  href: string;
  text: string;
  /** The id of the product's name, which describes the link. */
  titleId: string;
  onChoose(): void;
}

/** Leads to a product's page, and chooses the product. */
export function ProductLink({ href, text, titleId, onChoose }: ProductLinkProps) {
  return (
    <a
      className="button"
      href={href}
      onClick={onChoose}
      // the middle button opens another tab, which is a choice as well
      onAuxClick={({ button }) => button === 1 && onChoose()}
      aria-describedby={titleId}
    >
      {text}
    </a>
  );
}

/** A piece of an SVG, as text. */
export type Svg = string;

type Attributes = Readonly<Record<string, string | number | undefined>>;

/** A text as it may stand in XML. */
export function escapeXml(text: string): string {
  return text.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`);
}

/** An element with its attributes; what it holds is SVG already. */
export function el(name: string, attributes: Attributes, ...children: readonly Svg[]): Svg {
  const given = Object.entries(attributes).flatMap(([key, value]) =>
    value === undefined ? [] : [` ${key}="${escapeXml(String(value))}"`],
  );
  const start = `<${name}${given.join('')}`;
  return children.length === 0 ? `${start}/>` : `${start}>${children.join('')}</${name}>`;
}

/** A line of text, its baseline at `y`. */
export function text(words: string, attributes: Attributes): Svg {
  return el('text', attributes, escapeXml(words));
}

/** Where an author looks for a rule. */
export interface Topic {
  title: string;
  /** the rules that belong to it, by the beginning of their ids */
  ids: RegExp;
}

export const topics: readonly Topic[] = [
  {
    title: 'Files, and what they take in',
    ids: /^(json|key|schema-missing|schema-other|content|ref|definition|file)\b/,
  },
  { title: 'Pages, journeys and steps', ids: /^(path|hash|name|stage|step|journey|page)\b/ },
  {
    title: 'Fields and what they accept',
    ids: /^(field|answer|schema-invalid|pattern|date|order|reveal|label|type|limits|value)\b/,
  },
  { title: 'Widgets', ids: /^(widget|source|choice|item|option)\b/ },
  { title: 'Messages', ids: /^(message|required-message)\b/ },
  { title: 'Conditions and facts', ids: /^(condition|fact)\b/ },
  { title: 'Texts, links and icons', ids: /^(text|rich-text|placeholder|link|icon|legal)\b/ },
];

/** Where a rule goes that belongs nowhere else; a test says so. */
const FURTHER: Topic = { title: 'Further rules', ids: /$/ };

export const topicOf = (id: string): Topic => topics.find(({ ids }) => ids.test(id)) ?? FURTHER;

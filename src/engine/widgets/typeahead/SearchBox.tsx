import './typeahead.css';
import { useCombobox } from 'downshift';
import { type CSSProperties, useEffect, useEffectEvent } from 'react';
import { useEngine } from '../../engine-context.ts';
import { normalText } from '../../form/normal-text.ts';
import { Icon, icons } from '../../ui/Icon.tsx';
import { RetryNote } from '../../ui/RetryNote.tsx';
import type { WidgetProps } from '../widget.ts';
import { ChosenText } from './ChosenText.tsx';
import { comboboxBehaviour } from './combobox-behaviour.ts';
import { revealLine, SuggestionList } from './SuggestionList.tsx';
import type { Suggestion } from './suggestions.ts';
import type { Search } from './use-search.ts';
import { useStatusTexts } from './use-status-texts.ts';

type FieldProps = Pick<WidgetProps, 'id' | 'name' | 'label' | 'required' | 'invalid' | 'describedBy'>;

interface SearchBoxProps extends FieldProps {
  placeholder: string | undefined;
  autoComplete: string;
  text: string;
  search: Search;
  suggestions: Suggestion[];
  /** True if the text is a choice: then there are no suggestions, and Enter submits the form. */
  isChosen: boolean;
  /** A detail at the end of the chosen text, such as a visa's number. */
  chosenDetail?: string | undefined;
  /** True if any text is an answer, so that an empty result needs no message. */
  takesAnyText?: boolean;
  /** A text below "No matches found." that says what visitors can do. */
  emptyHelp?: string | undefined;
  /** A status that replaces the list while a choice is being processed. */
  busy?: string | undefined;
  /** Called with each typed text, and with '' when the field is cleared. */
  onType(text: string): void;
  onChoose(suggestion: Suggestion): void;
  /**
   * Called for Enter while no line is active.
   * @returns true if it chooses something, now or later
   */
  onEnter?(): boolean;
  onFocus?(): void;
  onBlur(): void;
}

/** Sets how many characters of the input the detail leaves for the text. */
type Detail = CSSProperties & Record<'--detail', number | undefined>;

/** Draws an input with suggestions, following the combobox pattern. The caller decides what texts and choices mean. */
export function SearchBox({
  text,
  search,
  suggestions,
  isChosen,
  chosenDetail,
  busy,
  ...field
}: SearchBoxProps) {
  const { clear } = useEngine().texts.typeahead;
  const combobox = useCombobox<Suggestion>({
    items: suggestions,
    inputId: field.id,
    labelId: `${field.id}-label`,
    menuId: `${field.id}-menu`,
    getItemId: (index) => `${field.id}-option-${index}`,
    itemToString: (suggestion) => (suggestion && suggestion.kind !== 'more' ? suggestion.label : text),
    inputValue: text,
    stateReducer: comboboxBehaviour(!isChosen),
    scrollIntoView: revealLine,
    onStateChange: ({ selectedItem }) => selectedItem && field.onChoose(selectedItem),
  });
  const { isOpen, highlightedIndex, openMenu, setHighlightedIndex } = combobox;
  const { shown, spoken } = useStatusTexts(search, field.takesAnyText ?? false);
  const { status } = search;
  const describedBy = [chosenDetail && `${field.id}-detail`, field.describedBy].filter(Boolean).join(' ');
  const isListed = isOpen && suggestions.length > 0;
  const isEmptied = status === 'done' && search.items.length === 0 && text !== '';
  const isEmpty = shown === '' && suggestions.length === 0;

  // the lines only change together with the status, so that a key never acts on another line than the one in view
  const onStatus = useEffectEvent((_status: Search['status']) => {
    if (highlightedIndex >= 0) setHighlightedIndex(-1);
  });
  useEffect(() => onStatus(status), [status]);

  return (
    <div
      className="typeahead"
      style={{ '--detail': chosenDetail?.length } as Detail}
      // in a first view, a script sets the style
      suppressHydrationWarning
    >
      <Icon shape={icons.search} />
      <input
        {...combobox.getInputProps({
          className: 'control',
          name: field.name,
          placeholder: field.placeholder,
          autoComplete: field.autoComplete,
          'aria-expanded': isListed,
          'aria-required': field.required || undefined,
          'aria-invalid': field.invalid || undefined,
          'aria-describedby': describedBy || undefined,
          onCompositionEnd: ({ currentTarget }) => {
            const typed = normalText((currentTarget as HTMLInputElement).value);
            // Android also composes words that are only tapped on
            if (typed !== text) field.onType(typed);
          },
          onChange: ({ target, nativeEvent }) => {
            const typed = (target as HTMLInputElement).value;
            field.onType((nativeEvent as InputEvent).isComposing ? typed : normalText(typed));
          },
          onKeyDown: (event) => {
            if (event.key !== 'Enter' || highlightedIndex >= 0) return;
            // if there is nothing to choose, Enter belongs to the form
            Object.assign(event.nativeEvent, { preventDownshiftDefault: true });
            // Enter that ends a composition chooses nothing
            if (event.nativeEvent.isComposing) return;
            if (text !== '' && !isChosen && field.onEnter?.()) event.preventDefault();
          },
          onFocus: () => {
            field.onFocus?.();
            if (!isChosen) openMenu();
          },
          onBlur: field.onBlur,
        })}
      />
      {isChosen && <ChosenText inputId={field.id} text={text} detail={chosenDetail} />}
      {text !== '' && (
        <button
          className="button-bare typeahead-clear"
          type="button"
          aria-label={`${clear} ${field.label}`}
          onClick={() => {
            field.onType('');
            document.getElementById(field.id)?.focus();
            openMenu();
          }}
        >
          <Icon shape={icons.clear} />
        </button>
      )}
      <div className="typeahead-menu" hidden={!busy && (!isOpen || isChosen || isEmpty)}>
        {(busy || shown) && <p className="typeahead-status">{busy || shown}</p>}
        {!busy && isEmptied && field.emptyHelp && <p className="typeahead-status">{field.emptyHelp}</p>}
        <SuggestionList combobox={combobox} suggestions={suggestions} hidden={!isListed} />
      </div>
      <p className="visually-hidden" role="status">
        {busy || (isOpen && !isChosen && [spoken, isEmptied && field.emptyHelp].filter(Boolean).join(' '))}
      </p>
      {!field.takesAnyText && (
        <RetryNote
          status={status}
          onRetry={() => {
            document.getElementById(field.id)?.focus();
            search.tryAgain();
          }}
        />
      )}
    </div>
  );
}

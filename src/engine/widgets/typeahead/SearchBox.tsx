import './typeahead.css';
import { type CSSProperties, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useEngine } from '../../engine-context.ts';
import { normalText } from '../../form/normal-text.ts';
import { Icon, icons } from '../../ui/Icon.tsx';
import { RetryNote } from '../../ui/RetryNote.tsx';
import { isEventIn } from '../../ui/tree.ts';
import { controlProps, type WidgetProps } from '../widget.ts';
import { ChosenText } from './ChosenText.tsx';
import { SuggestionList } from './SuggestionList.tsx';
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
  const box = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [isOpen, setOpen] = useState(false);
  const { shown, spoken } = useStatusTexts(search, field.takesAnyText ?? false);
  const { status } = search;
  const describedBy = [chosenDetail && `${field.id}-detail`, field.describedBy].filter(Boolean).join(' ');
  const menuId = `${field.id}-menu`;
  const isListed = isOpen && !isChosen && suggestions.length > 0;
  const isEmptied = status === 'done' && search.items.length === 0 && text !== '';
  const isEmpty = shown === '' && suggestions.length === 0;

  useEffect(() => {
    if (!isOpen) return;
    // where a tap outside does not take the focus from the input
    const onPress = (event: PointerEvent) => {
      if (!isEventIn(event, box.current)) setOpen(false);
    };
    document.addEventListener('pointerup', onPress);
    return () => document.removeEventListener('pointerup', onPress);
  }, [isOpen]);

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Escape') setOpen(false);
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') setOpen(!isChosen);
    // an active line was chosen, or Enter ends a composition
    if (event.key !== 'Enter' || event.defaultPrevented || event.nativeEvent.isComposing) return;
    // if there is nothing to choose, Enter belongs to the form
    if (text !== '' && !isChosen && field.onEnter?.()) event.preventDefault();
  };
  const choose = (suggestion: Suggestion) => {
    // these two extend the list
    if (suggestion.kind !== 'more' && suggestion.kind !== 'all') setOpen(false);
    field.onChoose(suggestion);
  };

  return (
    <div
      ref={box}
      className="typeahead"
      style={{ '--detail': chosenDetail?.length } as Detail}
      // in a first view, a script sets the style
      suppressHydrationWarning
    >
      <Icon shape={icons.search} />
      <input
        ref={input}
        className="control"
        {...controlProps(field)}
        type="text"
        role="combobox"
        value={text}
        placeholder={field.placeholder}
        aria-autocomplete="list"
        aria-controls={menuId}
        aria-expanded={isListed}
        aria-describedby={describedBy || undefined}
        onCompositionEnd={({ currentTarget }) => {
          const typed = normalText(currentTarget.value);
          // Android also composes words that are only tapped on
          if (typed !== text) field.onType(typed);
        }}
        onChange={({ target, nativeEvent }) => {
          setOpen(true);
          field.onType((nativeEvent as InputEvent).isComposing ? target.value : normalText(target.value));
        }}
        onKeyDown={onKeyDown}
        onClick={() => setOpen(!isChosen)}
        onFocus={() => {
          field.onFocus?.();
          setOpen(!isChosen);
        }}
        onBlur={() => {
          setOpen(false);
          field.onBlur();
        }}
      />
      {isChosen && <ChosenText inputId={field.id} text={text} detail={chosenDetail} />}
      {text !== '' && (
        <button
          className="button-bare typeahead-clear"
          type="button"
          aria-label={`${clear} ${field.label}`}
          onClick={() => {
            field.onType('');
            input.current?.focus();
            setOpen(true);
          }}
        >
          <Icon shape={icons.clear} />
        </button>
      )}
      <div className="typeahead-menu" hidden={!busy && (!isOpen || isChosen || isEmpty)}>
        {(busy || shown) && <p className="typeahead-status">{busy || shown}</p>}
        {!busy && isEmptied && field.emptyHelp && <p className="typeahead-status">{field.emptyHelp}</p>}
        <SuggestionList
          id={menuId}
          labelId={`${field.id}-label`}
          input={input}
          items={search.items}
          suggestions={suggestions}
          hidden={!isListed}
          onChoose={choose}
        />
      </div>
      <p className="visually-hidden" role="status">
        {busy || (isOpen && !isChosen && [spoken, isEmptied && field.emptyHelp].filter(Boolean).join(' '))}
      </p>
      {!field.takesAnyText && (
        <RetryNote
          status={status}
          onRetry={() => {
            input.current?.focus();
            search.tryAgain();
          }}
        />
      )}
    </div>
  );
}

interface VisaButtonProps {
  code: string;
  name: string;
  /** It is being looked up. */
  isPending: boolean;
  onChoose(code: string): void;
}

/** Chooses one visa, and goes on with it. */
export function VisaButton({ code, name, isPending, onChoose }: VisaButtonProps) {
  return (
    <button
      className="visa-button"
      type="button"
      aria-busy={isPending || undefined}
      onClick={() => onChoose(code)}
    >
      <span>{name} </span>
      <span className="visa-code" translate="no">
        {code}
      </span>
    </button>
  );
}

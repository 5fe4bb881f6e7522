/** The cards' shapes while they are on their way, and the word for it. */
export function CardSkeletons({ text }: { text: string }) {
  return (
    <div className="cards-loading">
      <p role="status">{text}</p>
      <div className="cards-track" aria-hidden="true">
        {['a', 'b', 'c'].map((key) => (
          <div className="card card-skeleton" key={key}>
            <span className="skeleton" />
            <span className="skeleton skeleton-price" />
            <span className="skeleton" />
            <span className="skeleton" />
            <span className="skeleton" />
          </div>
        ))}
      </div>
    </div>
  );
}

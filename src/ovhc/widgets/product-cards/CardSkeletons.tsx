/** The cards' shapes while they are on their way. */
export function CardSkeletons() {
  return (
    <div className="cards-loading" aria-hidden="true">
      {['a', 'b', 'c', 'd'].map((key) => (
        <div className="card-skeleton" key={key}>
          <span className="skeleton" />
          <span className="skeleton skeleton-price" />
          <span className="skeleton skeleton-button" />
          {['1', '2', '3', '4', '5', '6'].map((line) => (
            <span className="skeleton" key={line} />
          ))}
        </div>
      ))}
    </div>
  );
}

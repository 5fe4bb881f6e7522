/** The cards' shapes while they are on their way. */
export function CardSkeletons() {
  return (
    <div className="cards-track cards-loading" aria-hidden="true">
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
  );
}

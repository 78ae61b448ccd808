/** The product's mark and name. */
export function ProductMark() {
  return (
    <div className="brand">
      <svg viewBox="0 0 32 32" aria-hidden="true">
        <rect width="32" height="32" rx="7" />
        <circle cx="16" cy="16" r="9" />
        <path d="M16 7a9 9 0 1 1-8.6 11.7" />
      </svg>
      Asamblea
    </div>
  );
}

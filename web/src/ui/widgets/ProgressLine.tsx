/** Work whose end nobody knows. */
export function ProgressLine() {
  return <div role="progressbar" className="progress-line" />;
}

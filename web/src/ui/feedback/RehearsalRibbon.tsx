/** Over every public screen and stream of a rehearsal: nobody takes it for the meeting. */
export function RehearsalRibbon() {
  return (
    <div role="note" className="rehearsal-ribbon">
      ENSAYO
      <span className="rehearsal-ribbon-note">nada de esto cuenta</span>
    </div>
  );
}

/** The desk is tested with its book as an argument; here it is what a tab shows. */
export function PeopleDesk() {
  return <p>Busque a quien llega</p>;
}

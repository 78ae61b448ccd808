/** What only who reviews the rules is told, in `docs/rule-packs.md`: whoever holds a meeting is not. */
export const stateOfReview = /verificar|leíd|sin leer|secundaria|fuente|de memoria/iu;

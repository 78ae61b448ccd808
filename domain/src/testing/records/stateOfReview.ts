/** Words that only reviewers of the rules read, in `docs/rule-packs.md`: people who hold a meeting do not. */
export const stateOfReview = /verificar|leíd|sin leer|secundaria|fuente|de memoria/iu;

/** Something that cannot be read, said so that a person understands it. */
export class Broken extends Error {
  override readonly name = 'Broken';
}

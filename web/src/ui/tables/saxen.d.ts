/** The used part of the library: it brings no types. */
declare module 'saxen' {
  type Attributes = Readonly<Record<string, string>>;
  export class Parser {
    on(event: 'openTag', heard: (name: string, attributes: () => Attributes) => void): this;
    on(event: 'closeTag', heard: (name: string) => void): this;
    on(event: 'text' | 'cdata' | 'attention', heard: (value: string) => void): this;
    on(event: 'warn', heard: (warning: Error) => void): this;
    write(xml: string): this;
    end(): Error | null;
  }
}

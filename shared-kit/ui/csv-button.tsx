import { csvText } from '../domain/csv-text.ts';
import { Button } from './button.tsx';
import { CSV_BUTTON_WORDS } from './csv-button.words.ts';

interface CsvButtonProps {
  /** Name of the file, without its extension. */
  readonly name: string;
  readonly lines: () => readonly (readonly string[])[];
}

/** Saves a table as a CSV file that is built in the browser. */
export function CsvButton({ name, lines }: CsvButtonProps) {
  const save = () => {
    const url = URL.createObjectURL(new Blob([csvText(lines())], { type: 'text/csv;charset=utf-8' }));
    const link = document.createElement('a');
    link.href = url;
    link.download = `${name}.csv`;
    link.click();
    URL.revokeObjectURL(url);
  };
  return (
    <Button variant="quiet" size="small" onClick={save}>
      {CSV_BUTTON_WORDS.save}
    </Button>
  );
}

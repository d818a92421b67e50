import { Button } from '@aangan/shared-kit/ui/button';
import { comparisonCsv } from './comparison-csv.ts';
import type { ComparisonRow } from './comparison-rows.ts';

interface CsvButtonProps {
  readonly titles: readonly string[];
  readonly rows: readonly ComparisonRow[];
}

/** Saves the comparison as a file; it is made in the browser. */
export function CsvButton({ titles, rows }: CsvButtonProps) {
  const save = () => {
    const url = URL.createObjectURL(new Blob([comparisonCsv(titles, rows)], { type: 'text/csv;charset=utf-8' }));
    const link = document.createElement('a');
    link.href = url;
    link.download = 'homes-compared.csv';
    link.click();
    URL.revokeObjectURL(url);
  };
  return (
    <Button variant="quiet" size="small" onClick={save}>
      Save for a spreadsheet (CSV)
    </Button>
  );
}

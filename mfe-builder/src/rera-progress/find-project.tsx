import type { CallAnswer } from '@aangan/shared-kit/contracts/all-calls';
import { cityBySlug } from '@aangan/shared-kit/domain/cities';
import { monthText, possessionText } from '@aangan/shared-kit/domain/projects/project-words';
import { reraProgressLink } from '@aangan/shared-kit/links/projects';
import { Link, useNavigate } from '@aangan/shared-kit/platform/router';
import { Button } from '@aangan/shared-kit/ui/button';
import { EmptyState } from '@aangan/shared-kit/ui/empty-state';
import { TextField } from '@aangan/shared-kit/ui/field';
import { Section, SmallText } from '@aangan/shared-kit/ui/layout';
import type { FormEvent } from 'react';
import styles from './progress.module.css';
import { PROGRESS_WORDS } from './progress.words.ts';

interface FindProjectProps {
  /** What was searched; empty at first. */
  readonly name: string;
  /** Undefined where nothing was searched. */
  readonly found: CallAnswer<'GET /api/v1/project/names'>['projects'] | undefined;
}

/** Finds a project by its name or its builder's; a plain form, so that it works without JavaScript. */
export function FindProject({ name, found }: FindProjectProps) {
  const navigate = useNavigate();
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget).get('name') ?? '');
    void navigate(`${reraProgressLink()}?${new URLSearchParams({ name: typed })}`);
  };
  const isShort = name !== '' && found === undefined;
  return (
    <Section aria-label={PROGRESS_WORDS.find}>
      <form className={styles.search} method="get" action={reraProgressLink()} onSubmit={search}>
        <TextField
          label={PROGRESS_WORDS.search}
          name="name"
          defaultValue={name}
          maxLength={60}
          autoComplete="off"
          error={isShort ? PROGRESS_WORDS.short : undefined}
        />
        <div>
          <Button type="submit" variant="primary">
            {PROGRESS_WORDS.find}
          </Button>
        </div>
      </form>
      {found && found.length === 0 && (
        <EmptyState title={PROGRESS_WORDS.none(name)}>{PROGRESS_WORDS.noneNext}</EmptyState>
      )}
      {found && found.length > 0 && (
        <>
          <h2>{PROGRESS_WORDS.found(found.length, name)}</h2>
          <ul className={styles.found}>
            {found.map((project) => (
              <li key={project.id}>
                <Link to={reraProgressLink(project.id)}>{project.name}</Link>
                <SmallText>
                  {PROGRESS_WORDS.by} {project.builder.name}, {cityBySlug(project.city)?.name ?? project.city} ·{' '}
                  {possessionText(project.stage, project.possessionOn)} · {PROGRESS_WORDS.promised}{' '}
                  {monthText(project.promisedOn)}
                </SmallText>
              </li>
            ))}
          </ul>
        </>
      )}
    </Section>
  );
}

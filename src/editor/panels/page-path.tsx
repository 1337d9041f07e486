import { siteEdit } from '../../core/draft/edits/site-edits';
import { useState } from 'react';
import { allPathsOf } from '../../core/draft/edits/all-paths';
import { pathProblem } from '../../core/draft/edits/page-paths';
import { normalisePath, PATH_REFUSALS } from '../../core/paths/page-path';
import { pathOtherThan, typedPathRefusal } from '../../core/paths/typed-path';
import { useDraftText } from '../editing/draft-hooks';
import { useEditing } from '../editing/editing-context';
import { Button } from '../ui/button';
import { Confirm } from '../ui/confirm';
import { Field, typedKeys } from '../ui/field';
import { say, sayMessage } from '../words/say';
import styles from './panels.module.css';

/** What is wrong with a typed path; nothing where it can be taken. */
export function usePathProblem(): (
  path: string,
  of?: { page: string; language?: string | undefined },
) => string | undefined {
  const { draft } = useEditing();
  return (typed, of) => {
    const languageCodes = draft.draft.languageCodes();
    const reason = typedPathRefusal(typed, { otherPaths: [], languageCodes });
    const problem =
      reason === undefined
        ? pathProblem(draft.draft, { ...of, path: normalisePath(typed) })
        : PATH_REFUSALS[reason];
    return problem && sayMessage(problem);
  };
}

/** Which path a page gets of what was typed, where that is another one. */
export function pathHint(typed: string): string | undefined {
  const path = pathOtherThan(typed);
  return path && say('Will be {path}.', { path });
}

/** A page's path. What visitors and search engines know of it goes on leading there. */
export function PagePath({ page, path }: { page: string; path: string }) {
  const { draft, language } = useEditing();
  if (language !== undefined) return <TranslatedPath {...{ page, path, language }} />;
  if (path === '/') {
    return (
      <Field
        label={say('Path')}
        value="/"
        isReadOnly
        hint={say('The home page. Make another page the home page to give this one a path.')}
      />
    );
  }
  return (
    <>
      <TypedPath
        of={{ page }}
        value={path}
        note={say('{path} will lead to the new path.', { path })}
        onSave={(typed) =>
          draft.edit(siteEdit({ edit: 'setPage', page, values: { path: normalisePath(typed) } }))
        }
      />
      <HomeButton {...{ page, path }} />
    </>
  );
}

function TranslatedPath(props: { page: string; path: string; language: string }) {
  const { page, path, language } = props;
  const { draft } = useEditing();
  useDraftText(draft.store, `page:${page}/path`, language);
  const own = draft.draft.textIn(language, `page:${page}/path`) ?? '';
  if (path === '/') {
    return (
      <Field
        label={say('Path')}
        value="/"
        isReadOnly
        hint={say('The home page has no path in any language.')}
      />
    );
  }
  return (
    <TypedPath
      key={own}
      of={{ page, language }}
      value={own}
      placeholder={path}
      isOptional
      note={own === '' ? undefined : say('{path} will lead to the new path.', { path: own })}
      onSave={(text) =>
        draft.edit({
          edit: 'setText',
          scope: `page:${page}`,
          path: ['path'],
          text,
          lang: language,
        })
      }
    />
  );
}

function TypedPath(props: {
  of: { page: string; language?: string };
  value: string;
  placeholder?: string | undefined;
  isOptional?: boolean | undefined;
  note: string | undefined;
  onSave: (path: string) => void;
}) {
  const { of, value, placeholder, isOptional = false, note, onSave } = props;
  const problemOf = usePathProblem();
  const [typed, setTyped] = useState(value);
  const isEmpty = typed.trim() === '';
  const isSame = isEmpty ? value === '' : value !== '' && normalisePath(typed) === value;
  const problem = isEmpty
    ? isOptional
      ? undefined
      : say('Give the page a path, such as /about.')
    : problemOf(typed, of);
  const save = () => {
    if (!isSame && problem === undefined) onSave(typed);
  };
  return (
    <Field
      label={say('Path')}
      value={typed}
      onChange={setTyped}
      error={problem}
      placeholder={placeholder}
      hint={isSame ? undefined : [pathHint(typed), note].filter(Boolean).join(' ') || undefined}
      onBlur={save}
      onKeyDown={typedKeys({
        isChanged: typed !== value,
        take: save,
        giveBack: () => setTyped(value),
      })}
    />
  );
}

/** Gives this page the site's root; the home page of now takes a path of its own. */
function HomeButton({ page, path }: { page: string; path: string }) {
  const { draft } = useEditing();
  const [isOpen, setIsOpen] = useState(false);
  const { store } = draft;
  const home = store.childIds('pages').find((id) => store.value(`page:${id}/path`) === '/');
  const makeHome = () => {
    const taken = allPathsOf(draft.draft);
    const free = ['/home', '/start', `/home-${page}`].find((one) => !taken.includes(one));
    draft.editAll([
      ...(home === undefined || free === undefined
        ? []
        : [siteEdit({ edit: 'setPage' as const, page: home, values: { path: free } })]),
      siteEdit({ edit: 'setPage', page, values: { path: '/' } }),
    ]);
  };
  return (
    <div className={styles['buttons']}>
      <Button onPress={() => setIsOpen(true)}>{say('Make home page')}</Button>
      <Confirm
        title={say('Make this the home page?')}
        action={say('Make home page')}
        isOpen={isOpen}
        onConfirm={makeHome}
        onClose={() => setIsOpen(false)}
      >
        <p>
          {say(
            'Visitors of the site’s address will see this page. {path} will lead there too. The home page of now gets a path of its own.',
            { path },
          )}
        </p>
      </Confirm>
    </div>
  );
}

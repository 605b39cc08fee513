import { expect, test } from '@jest/globals';
import { parseBackend, createDecapConfig } from './decap-config';

const githubEnv = { CMS_BACKEND: 'github', CMS_REPO: 'narra/site' };
const gitlabEnv = { CMS_BACKEND: 'gitlab', CMS_REPO: 'narra/site', CMS_APP_ID: '3f2a' };

test('[E1] without a setting the editing screen changes local files, at the URL of the site', () => {
  expect(parseBackend({})).toEqual({
    backend: { name: 'proxy', proxy_url: '/api/v1', branch: 'main' },
    publish_mode: 'simple',
    origins: [],
  });
});

test('[E1] on GitHub and GitLab each save is a branch and a pull request; the URLs for signing in and of a self-hosted GitLab are settings', () => {
  expect(parseBackend(githubEnv)).toMatchObject({
    backend: { name: 'github', repo: 'narra/site', branch: 'main' },
    publish_mode: 'editorial_workflow',
  });
  expect(parseBackend({ ...gitlabEnv, CMS_BRANCH: 'live' })).toMatchObject({
    backend: { name: 'gitlab', branch: 'live', auth_type: 'pkce', app_id: '3f2a', api_root: 'https://gitlab.com/api/v4' },
    publish_mode: 'editorial_workflow',
  });
  expect(parseBackend({ ...githubEnv, CMS_AUTH_URL: 'https://sign-in.example/auth' }).backend).toMatchObject({
    base_url: 'https://sign-in.example',
    auth_endpoint: 'auth',
  });
  expect(parseBackend({ ...gitlabEnv, CMS_HOST: 'https://git.example' }).origins).toEqual(['https://git.example']);
});

test('[E1] an invalid back end fails the build with the setting to change', () => {
  expect(() => parseBackend({ CMS_BACKEND: 'bitbucket' })).toThrow('CMS_BACKEND is bitbucket. It is github or gitlab, or not set.');
  expect(() => parseBackend({ CMS_BACKEND: 'github' })).toThrow('CMS_REPO is not set to the repository: owner/name.');
  expect(() => parseBackend({ ...gitlabEnv, CMS_APP_ID: '' })).toThrow('CMS_APP_ID is not set');
});

test('[E1, E9] the configuration has the target of saves and the commit that the site is built from, and not the allowed origins', () => {
  const config = createDecapConfig(parseBackend(githubEnv), 'https://www.narra.example', '3f2a');
  expect(config).not.toHaveProperty('origins');
  expect(config).toMatchObject({
    load_config_file: false,
    publish_mode: 'editorial_workflow',
    site_url: 'https://www.narra.example',
    built_from: '3f2a',
  });
});

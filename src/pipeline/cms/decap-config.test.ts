import { expect, test } from '@jest/globals';
import { parseBackend, createDecapConfig } from './decap-config';

const githubEnv = { CMS_BACKEND: 'github', CMS_REPO: 'narra/site' };

test('[E1] without a setting the editing screen changes local files, at the URL of the site', () => {
  expect(parseBackend({})).toEqual({
    backend: { name: 'proxy', proxy_url: '/api/v1', branch: 'main' },
    publish_mode: 'simple',
    origins: [],
  });
});

test('[E1] on GitHub each save is a branch and a pull request; its branch and the URL for signing in are settings', () => {
  expect(parseBackend(githubEnv)).toMatchObject({
    backend: { name: 'github', repo: 'narra/site', branch: 'main' },
    publish_mode: 'editorial_workflow',
    origins: ['https://api.github.com'],
  });
  expect(parseBackend({ ...githubEnv, CMS_BRANCH: 'live' }).backend.branch).toBe('live');
  expect(parseBackend({ ...githubEnv, CMS_AUTH_URL: 'https://sign-in.example/auth' }).backend).toMatchObject({
    base_url: 'https://sign-in.example',
    auth_endpoint: 'auth',
  });
});

test('[E1] an invalid back end fails the build with the setting to change', () => {
  expect(() => parseBackend({ CMS_BACKEND: 'bitbucket' })).toThrow('CMS_BACKEND is bitbucket. It is github, or not set.');
  expect(() => parseBackend({ CMS_BACKEND: 'github' })).toThrow('CMS_REPO is not set to the repository: owner/name.');
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

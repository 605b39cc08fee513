import { graphql } from 'gatsby';

export const messagesFragment = graphql`
  fragment ContentText on ContentText {
    bar {
      skip
      home
      navigation
      open_menu
      close_menu
      shop
      new_tab
    }
    partners {
      panel_title
      overlay_title
      overlay_count
      close
      filter
      all
      index
      room
      material
      showroom
      any
      none
      without
    }
    shops {
      title
      close
    }
    newsletter {
      heading
      label
      submit
      notice
      success_summary
      success_detail
      pending_summary
      pending_detail
      failure_summary
      failure_detail
      no_connection
      service_away
      unexpected_answer
    }
    toast {
      close
    }
    footer {
      showrooms
      questions
      catalogue
      links
      social
      feed
    }
    showroom {
      address
      hours
      phone
      to
      today
      open_now
      closes
      opens
    }
    brand {
      plate
      origin
      founded
      category
      on_show
      to_order
      website
      gallery
      collections
      inquire
      inquire_action
      service
      related
      previous
      next
      siblings
    }
    lightbox {
      open
      picture
      of
      previous
      next
      close
      failed
    }
    article {
      news
      event
      minute
      minutes
      read
      brands
      when
      where
      calendar
    }
    news {
      filter
      all
      news
      events
      only
      coming
      none
      pages
      page
      of
      newer
      older
    }
    careers {
      open
      closes
      asks
      apply
    }
    form {
      optional
      choose
      kinds
      problem
      one_problem
      many_problems
      sending
      day_first
      no_hours
      closed_on
      next_day
      no_day
      take_day
      too_long
      empty
      offline
      no_connection
      service_away
      unexpected_answer
      too_many
      outdated
      kept
      sent
      reference
      home
    }
    fault {
      title
      broken
      unreachable
      retry
      home
    }
    board {
      title
      add
      added
      take_off
      full
    }
    search {
      title
      label
      submit
      close
      suggestions
      brands
      collections
      openings
      questions
      articles
      result
      results
      mended
      meant
      none
      all
      more
      partners
      inquiry
      list
      failed
    }
    loading {
      label
    }
  }
`;

# fuzz/<name>.cpp becomes fuzz_<name>, run by tools/fuzz-run on a copy of fuzz/corpus/<name>/. Label `fuzz`.
file(GLOB fuzz_sources CONFIGURE_DEPENDS fuzz/*.cpp)
foreach(source IN LISTS fuzz_sources)
    cmake_path(GET source STEM name)
    add_executable(fuzz_${name} ${source})
    target_link_libraries(fuzz_${name} PRIVATE tests_support ${all_libraries})
    target_link_options(fuzz_${name} PRIVATE -fsanitize=fuzzer)
    add_test(NAME fuzz_${name}
             COMMAND ${CMAKE_SOURCE_DIR}/tools/fuzz-run $<TARGET_FILE:fuzz_${name}> ${name} ${CMAKE_BINARY_DIR}/corpus/${name}
             WORKING_DIRECTORY ${CMAKE_SOURCE_DIR})
    set_tests_properties(fuzz_${name} PROPERTIES LABELS fuzz TIMEOUT 900)
endforeach()
